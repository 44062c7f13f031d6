## daedalus box

help-box = Cuidar de uma caixa com tesouros teus.
help-box-check = Verificar uma caixa: o que contém, ou o que está mal.
help-box-file = O ficheiro, NOME.box.
box-checked = { $name }, com o aspeto de { $world }: { $places } de { $of } lugares (emojis: { $emoji }, palavras: { $words }, imagens: { $pictures }). Tudo em ordem.
