// An icon of the art, as an element.
import { type Icon as IconName, icon } from "../art/icons.ts";

export type { IconName };

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <span class="ic" dangerouslySetInnerHTML={{ __html: icon(name, size) }} />;
}
