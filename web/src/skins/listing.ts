// Lists the folders beside this file, for tests and tools: build.ts writes the lists down instead.

/** What each folder that has this *file* exports under *name*, by the folder's name. */
export async function listed<T>(file: string, name: string): Promise<Readonly<Record<string, T>>> {
  const here = new URL(".", import.meta.url);
  const found: Record<string, T> = {};
  const folders = [...Deno.readDirSync(here)].filter(({ isDirectory }) => isDirectory);
  for (const { name: folder } of folders) {
    const files = [...Deno.readDirSync(new URL(`${folder}/`, here))];
    if (files.every((each) => each.name !== file)) continue;
    found[folder] = (await import(`./${folder}/${file}`))[name];
  }
  return found;
}
