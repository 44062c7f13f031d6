// Lists the folders beside this file, for tests and tools: build.ts writes the lists down instead.

/** What every folder with such a *file* exports under *name*, by the folder's name. */
export async function listed<T>(file: string, name: string): Promise<Readonly<Record<string, T>>> {
  const here = new URL(".", import.meta.url);
  const found: Record<string, T> = {};
  for (const { isDirectory, name: folder } of [...Deno.readDirSync(here)]) {
    if (isDirectory) found[folder] = (await import(`./${folder}/${file}`))[name];
  }
  return found;
}
