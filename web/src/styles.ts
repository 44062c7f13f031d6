// Styles of rarely opened pages: loaded with the page, into the layers that app.css names.

import { fileAt } from "./address.ts";

declare const LATE_STYLES: Readonly<Record<string, string>>; // addresses by name, set by build.ts

const loading = new Map<string, Promise<void>>();

/** Load a sheet, once; resolves when it applies. */
export function loadStyle(name: string): Promise<void> {
  const file = LATE_STYLES[name];
  if (file === undefined) return Promise.reject(new Error(`no styles for ${name}`));
  const address = fileAt(file);
  let loaded = loading.get(address);
  if (!loaded) {
    loaded = new Promise((done, failed) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.onload = () => done();
      link.onerror = () => {
        link.remove();
        loading.delete(address);
        failed(new Error(address));
      };
      document.head.append(link);
    });
    loading.set(address, loaded);
  }
  return loaded;
}
