/** The motifs of galaxy. */
import { type Fragment } from "../svg.ts";
import { motif } from "./kit.ts";

export const MOTIFS: Readonly<Record<string, Fragment>> = {
  planet: motif(
    '<circle cx="16" cy="16" r="8.5" fill="#f2a65a" /><path d="M8.500 12.500c5 2 11 1.500 15-.5M8 18.500c5 2 12 1.500 16-.5" fill="none" stroke="#c9702a" stroke-width="1.600"/><ellipse cx="16" cy="16.500" rx="14" ry="4.200" fill="none" transform="rotate(-18 16 16)" stroke-width="4.200" stroke-dasharray="54 16" stroke-dashoffset="-45"/><ellipse cx="16" cy="16.500" rx="14" ry="4.200" fill="none" stroke="#b48bff" stroke-width="1.900" transform="rotate(-18 16 16)" stroke-dasharray="54 16" stroke-dashoffset="-45"/>',
  ),
  rocket: motif(
    '<path d="M11 20l-5 3 1.500 5 5.500-3zM21 20l5 3-1.500 5-5.500-3z" fill="#d8483a" /><path d="M16 2.500c5 4 6.500 9 5.500 17l-2 4.500h-7l-2-4.500c-1-8 .5-13 5.500-17z" fill="#eef3ff" /><circle cx="16" cy="12" r="3.2" fill="#4cc3e6" /><path d="M13.500 24h5L16 30z" fill="#ffb02e" />',
  ),
  comet: motif(
    '<path d="M3.500 4L19 11l2 9-8 1z" fill="#7fdcff" /><path d="M9 4.500L22 12l-8 5z" fill="#c9f3ff" stroke-width="1"/><circle cx="20.5" cy="20.5" r="7.5" fill="#ffd35c" /><circle cx="18.5" cy="19" r="1.7" fill="#e0a02a" stroke="none"/><circle cx="23" cy="22.5" r="2" fill="#e0a02a" stroke="none"/>',
  ),
  crystal: motif(
    '<path d="M12 28L6 20l4-12 5 4zM20 28l6-8-4-12-5 4z" fill="#5fd3c8" /><path d="M16 2.500l5 7-1.500 18.500h-7L11 9.500z" fill="#a6fff0" /><path d="M16 3v25M11 9.500l5 3 5-3" fill="none" stroke-width="1.1"/>',
  ),
  helmet: motif(
    '<circle cx="16" cy="15" r="11.5" fill="#eef1fa" /><rect x="8" y="9" width="16" height="11.500" rx="5.700" fill="#27346e"/><path d="M11.500 15c.2-2 1.200-3 3-3.400" fill="none" stroke="#fff" stroke-width="1.6" opacity=".85"/><path d="M8 24.500h16v4H8z" fill="#f2a65a" />',
  ),
  dish: motif(
    '<path d="M13 19l6 3 2 7H9z" fill="#7f95ad" /><path d="M4.500 8C5 18 12 25 23 24.500z" fill="#eef3ff" /><path d="M14 16l9-9" fill="none" stroke-width="2"/><circle cx="24" cy="6.5" r="2.8" fill="#d8483a" />',
  ),
  starmap: motif(
    '<path d="M4 7l8-2.500 8 2.500 8-2.500v20L20 27l-8-2.500L4 27z" fill="#2a3a86" /><path d="M12 4.500v20M20 7v20" fill="none" stroke-width="1.1"/><path d="M7 20l6-8 6 6 6-9" stroke="#7ff0ff" stroke-width="1.600" fill="none"/><circle cx="7" cy="20" r="1.6" fill="#ffe27a" stroke="none"/><circle cx="13" cy="12" r="1.6" fill="#ffe27a" stroke="none"/><circle cx="19" cy="18" r="1.6" fill="#ffe27a" stroke="none"/><circle cx="25" cy="9.5" r="1.6" fill="#ffe27a" stroke="none"/>',
  ),
  core: motif(
    '<path d="M9 7h14v18H9z" fill="#37c9bd" /><path d="M7 3.500h18V8H7zM7 24h18v4.500H7z" fill="#8e99b8" /><path d="M18 9.500l-6.500 8h4l-2 6 7-8.500h-4z" fill="#ffe27a" stroke-width="1.200"/>',
  ),
  station: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  telescope: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  rover: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  satellite: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  orb: motif(
    '<circle cx="16" cy="16" r="11.5" fill="#5d3fb8" /><path d="M7 19c4-6 10 2 18-6" fill="none" stroke="#d7b8ff" stroke-width="2.200"/><path d="M9 24c5-4 8 1 14-3" fill="none" stroke="#a98bf0" stroke-width="1.800"/><path d="M10 11c1-2 2.500-3.200 4.500-3.800" fill="none" stroke="#fff" stroke-width="1.6" opacity=".85"/>',
  ),
  "black-hole": motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  "ghost-ship": motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  "dark-gate": motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  robot: motif(
    '<path d="M16 8V3.500" fill="none" stroke-width="1.8"/><circle cx="16" cy="3.8" r="1.8" fill="#d8483a" stroke-width="1.300"/><path d="M6 8h20v13H6z" fill="#9fb3c9" /><path d="M9 11h14v6.500H9z" fill="#1d2547" stroke-width="1.200"/><circle cx="12.8" cy="14.2" r="1.7" fill="#6dffd2" stroke="none"/><circle cx="19.2" cy="14.2" r="1.7" fill="#6dffd2" stroke="none"/><path d="M10 21h12v7H10z" fill="#7f95ad" /><path d="M3.500 13v6M28.500 13v6" fill="none" stroke-width="2.6"/>',
  ),
  ufo: motif(
    '<path d="M9 14c0-6 3-9 7-9s7 3 7 9z" fill="#a6f0ff" /><ellipse cx="16" cy="17.500" rx="13.500" ry="5.500" fill="#a58be8"/><circle cx="8" cy="17.5" r="1.5" fill="#ffe27a" stroke-width="1"/><circle cx="16" cy="19.5" r="1.5" fill="#ffe27a" stroke-width="1"/><circle cx="24" cy="17.5" r="1.5" fill="#ffe27a" stroke-width="1"/><path d="M12 23.500h8l2.500 5h-13z" fill="#ffe27a" stroke-width="1.200" opacity=".9"/>',
  ),
  alien: motif(
    '<path d="M16 4c8 0 11 5 11 10 0 7-6 14-11 14S5 21 5 14C5 9 8 4 16 4z" fill="#9be36b" /><ellipse cx="11" cy="15" rx="2.600" ry="4" fill="#1d2547" stroke="none" transform="rotate(-20 11 15)"/><ellipse cx="21" cy="15" rx="2.600" ry="4" fill="#1d2547" stroke="none" transform="rotate(20 21 15)"/><path d="M13.500 23c1.500 1.200 3.500 1.200 5 0" fill="none" stroke-width="1.5"/>',
  ),
  "star-whale": motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  jelly: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  sprout: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  beacon: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  "water-bear": motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
};
