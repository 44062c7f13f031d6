## daedalus site

help-site = Write the whole game as a folder of files, for a host that runs no programs.
help-site-out = The folder to write.
help-site-fetch = Only fetch the Python that browsers need, and write nothing.
help-site-stun = Let hosts invite friends in other homes by this STUN server, HOST:PORT; it learns who plays with whom.
site-fetching = Fetching { $name } …
site-fetched = Everything is here.
site-writing = Writing the files. The first time, packing them takes about a minute …
site-written = { $folder }: { $megabytes } MB. Any static web server can serve it.
