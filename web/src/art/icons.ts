/** Icons of the interface: 24 grid, strokes of 2.2 in the colour of the text. */
import { type Fragment, picture, type Shown } from "./svg.ts";

const ICONS = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  bell:
    '<path d="M12 4a6 6 0 0 1 6 6c0 4 1 5 2 6.500H4C5 15 6 14 6 10a6 6 0 0 1 6-6zM12 4V2M10 19.500a2 2 0 0 0 4 0"/>',
  book:
    '<path d="M12 6c-2-1.7-5-2-8-1.500v14c3-.5 6-.2 8 1.5 2-1.7 5-2 8-1.500v-14c-3-.5-6-.2-8 1.500zM12 6v14"/>',
  check: '<path d="M4.5 12.500l5 5 10-11"/>',
  clock: '<circle cx="12" cy="13" r="8.5"/><path d="M12 8v5l3.5 2M9.5 2h5"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  code: '<path d="M5 4h5v5H5zM14 4h5v5h-5zM5 14h5v5H5zM14 14h2v2M19 14v2M14 19h2M19 19v.1"/>',
  contrast:
    '<circle cx="12" cy="12" r="9.5"/><path d="M12 2.500v19a9.5 9.5 0 0 0 0-19z" fill="currentColor"/>',
  copy:
    '<rect x="8.5" y="8.5" width="12" height="12" rx="2.5"/><path d="M15.5 5.500v-2h-12v12h2"/>',
  dice:
    '<rect x="4" y="4" width="16" height="16" rx="4"/><path d="M9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1" stroke-width="2.6"/>',
  door: '<path d="M6 21V3.500h9V21M3 21h18M12 12v.5M15 8h4v13"/>',
  download: '<path d="M12 3.500v11M7.5 10.500L12 15l4.5-4.500M4.5 19.500h15"/>',
  eye:
    '<path d="M2 12s4-6.5 10-6.500S22 12 22 12s-4 6.5-10 6.500S2 12 2 12z"/><circle cx="12" cy="12" r="3"/>',
  first: '<path d="M13 5l-7 7 7 7M20 5l-7 7 7 7"/>',
  fit: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>',
  flag: '<path d="M5.5 21.500v-18M5.5 4.500c4-2.5 8 2.5 13 0v9c-5 2.5-9-2.5-13 0"/>',
  flip: '<path d="M12 3v18M9 7H4v10h5M15 7h5v10h-5" stroke-dasharray="none"/>',
  forward: '<path d="M9 5l7 7-7 7"/>',
  globe:
    '<circle cx="12" cy="12" r="9.5"/><path d="M2.5 12h19M12 2.500c3.5 3 3.5 16 0 19M12 2.500c-3.5 3-3.5 16 0 19"/>',
  hand:
    '<path d="M7 12V6.500a1.6 1.6 0 0 1 3.2 0V11M10.2 11V4.500a1.6 1.6 0 0 1 3.2 0V11M13.4 11V5.500a1.6 1.6 0 0 1 3.2 0v6M16.6 11.500V9a1.6 1.6 0 0 1 3.2 0v5c0 4.5-2.5 7.5-6.5 7.5-3.5 0-5-1.5-6.8-4.500l-2.3-3.900a1.5 1.5 0 0 1 2.5-1.700L7 13"/>',
  help:
    '<path d="M9 9a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.2-1.5 2.400M12 18v.1"/><circle cx="12" cy="12" r="9.5"/>',
  hint:
    '<path d="M9 17.500h6M10 21h4M12 2.500a6.5 6.5 0 0 1 4 11.600V15.500H8v-1.400a6.5 6.5 0 0 1 4-11.600z"/>',
  last: '<path d="M11 5l7 7-7 7M4 5l7 7-7 7"/>',
  link:
    '<path d="M10 14a4.5 4.5 0 0 0 6.5.3l3-3a4.5 4.5 0 0 0-6.3-6.300l-1.5 1.500M14 10a4.5 4.5 0 0 0-6.5-.3l-3 3a4.5 4.5 0 0 0 6.3 6.300l1.5-1.5"/>',
  list: '<path d="M9 6h11.500M9 12h11.500M9 18h11.500M4 6h.1M4 12h.1M4 18h.1"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  minus: '<path d="M5 12h14"/>',
  mute: '<path d="M4 9.5v5h4l5 4v-13l-5 4zM17 9.5l5 5M22 9.5l-5 5"/>',
  offline:
    '<path d="M3 3l18 18M2.5 9.500c1.7-1.5 3.5-2.6 5.5-3.300M12 5.500c3.6 0 6.8 1.4 9.5 4M6 13.500c1-.9 2-1.5 3.2-2M16 12.500l2 1M12 18.500v.1M9.5 16.200a4 4 0 0 1 3.5-.7"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="3.4"/>',
  people:
    '<circle cx="9" cy="8" r="3.4"/><path d="M2.5 20c0-4 2.8-6.5 6.5-6.500s6.5 2.5 6.5 6.500M16 5.200a3.4 3.4 0 0 1 0 6.100M18 14.300c2.3.9 3.5 3 3.5 5.7"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-4.5 3.4-7 8-7s8 2.5 8 7"/>',
  phone: '<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 18.500h2"/>',
  wings:
    '<path d="M12 19C9 13 6 12 2.5 12 3 8 5 5.500 8 4.500 8 8 10 11 12 12.500 14 11 16 8 16 4.500 19 5.500 21 8 21.5 12 18 12 15 13 12 19z"/>',
  play: '<path d="M8 4.500l11 7.5-11 7.500z" fill="currentColor"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  print:
    '<path d="M7 8V3.500h10V8M7 17H4V9.500q0-1.5 1.5-1.500h13q1.500 0 1.500 1.500V17h-3M7 14h10v6.500H7zM16.5 11h.1"/>',
  replay: '<path d="M4 12a8 8 0 1 0 2.6-5.900M3.5 2.500v5h5M10 9l5 3-5 3z"/>',
  robot: '<path d="M12 6V3M5 7h14v11H5zM9 12v1M15 12v1M9 21h6M2.5 11v3M21.5 11v3"/>',
  rotate: '<path d="M20 12a8 8 0 1 1-2.6-5.9"/><path d="M20.5 2.500v5h-5"/>',
  settings:
    '<path d="M4 7h8M18 7h2M4 17h2M12 17h8"/><circle cx="15" cy="7" r="2.6"/><circle cx="9" cy="17" r="2.6"/>',
  share:
    '<circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="5.5" r="2.6"/><circle cx="17.5" cy="18.5" r="2.6"/><path d="M8.3 10.700l6.9-3.900M8.3 13.300l6.9 3.9"/>',
  shield: '<path d="M12 3l8 3c0 7-2 12-8 15-6-3-8-8-8-15z"/>',
  sound: '<path d="M4 9.500v5h4l5 4v-13l-5 4zM17 9a4.5 4.5 0 0 1 0 6M19.5 6.500a8 8 0 0 1 0 11"/>',
  speech: '<path d="M4 4.500h16v11h-8l-5 4.500v-4.500H4z"/>',
  star:
    '<path d="M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.400L12 17.100l-5.6 3.2 1.3-6.400L3 9.600l6.3-.7z"/>',
  step: '<path d="M6 5l9 7-9 7zM19 5v14" fill="currentColor"/>',
  stepBack: '<path d="M18 5l-9 7 9 7zM5 5v14" fill="currentColor"/>',
  sun:
    '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.300l1.8 1.800M16.9 16.900l1.8 1.800M5.3 18.700l1.8-1.800M16.9 7.100l1.8-1.8"/>',
  swap: '<path d="M4 8h14l-4-4M20 16H6l4 4"/>',
  table:
    '<circle cx="12" cy="12" r="4.5"/><circle cx="12" cy="3.5" r="1.8"/><circle cx="12" cy="20.5" r="1.8"/><circle cx="3.5" cy="12" r="1.8"/><circle cx="20.5" cy="12" r="1.8"/>',
  undo: '<path d="M8 5L3.5 9.5 8 14M4 9.500h10a5.5 5.5 0 0 1 0 11h-3"/>',
  upload: '<path d="M12 15V4M7.5 8L12 3.5 16.5 8M4.5 19.500h15"/>',
  wait: '<path d="M6.5 3h11M6.5 21h11M8 3c0 5 4 6 4 9s-4 4-4 9M16 3c0 5-4 6-4 9s4 4 4 9"/>',
} as const satisfies Record<string, Fragment>;

export type Icon = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as Icon[];

const STROKE =
  `fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`;

export const icon = (name: Icon, size = 24, shown: Shown = {}): string =>
  picture("0 0 24 24", `<g ${STROKE}>${ICONS[name]}</g>`, {
    width: size,
    height: size,
    class: "icon",
    ...shown,
  });
