/** The motifs of pirates. */
import { type Fragment } from "../svg.ts";
import { motif } from "./kit.ts";

export const MOTIFS: Readonly<Record<string, Fragment>> = {
  anchor: motif(
    '<circle cx="16" cy="6.500" r="2.800" fill="#fff6e0"/><path d="M14.300 9h3.400v3H22v3.400h-4.300v9.100c3.300-.6 5.800-2.600 6.800-5.500l-2-.5 4.500-5 2.500 6-2-.4C26.200 25 22 28.500 16 28.500S5.800 25 4.500 19.100l-2 .4L5 13.500l4.500 5-2 .5c1 2.900 3.500 4.900 6.800 5.500v-9.100H10V12h4.300z" fill="#6f8796" />',
  ),
  compass: motif(
    '<circle cx="16" cy="17" r="11.5" fill="#f2b632" /><circle cx="16" cy="17" r="8.3" fill="#fff6e0" stroke-width="1.300"/><path d="M16 10.500l2.600 6.500-2.600 6.500-2.600-6.500z" fill="#d8483a" stroke-width="1.200"/><path d="M13.400 17h5.200L16 23.500z" fill="#fff6e0" stroke-width="1.200"/><circle cx="16" cy="3.8" r="2" fill="#d98f1a" stroke-width="1.300"/>',
  ),
  spyglass: motif(
    '<path d="M3.500 22.500l6-4 4 6-6 4z" fill="#5b4a3a" /><path d="M9 18l7-4.800 4.200 6.300-7 4.800z" fill="#f2b632" /><path d="M15.500 12.500l8-8 7 9-9.500 7z" fill="#a8652b" /><path d="M23.500 4.500l2.500-1 5 7-.5 3z" fill="#cfeeff" stroke-width="1.300"/>',
  ),
  wheel: motif(
    '<path d="M16 2.500v27M2.500 16h27M6.500 6.500l19 19M25.500 6.500l-19 19" fill="none" stroke-width="3.6"/><path d="M16 3.500v25M3.500 16h25M7.200 7.200l17.600 17.600M24.800 7.200L7.200 24.800" stroke="#d79b56" stroke-width="1.500" fill="none"/><circle cx="16" cy="16" r="7.500" fill="none" stroke-width="5.600"/><circle cx="16" cy="16" r="7.500" fill="none" stroke="#c9873f" stroke-width="2.600"/><circle cx="16" cy="16" r="2.6" fill="#f2b632" />',
  ),
  barrel: motif(
    '<path d="M8 4h16c3.500 7 3.500 17 0 24H8c-3.500-7-3.500-17 0-24z" fill="#b3793d" /><path d="M6.400 9h19.200l.7 4H5.700zM5.700 20h20.600l-.7 4H6.400z" fill="#6f7f88" stroke-width="1.300"/><path d="M13 4.500v23M19 4.500v23" fill="none" stroke-width="1"/>',
  ),
  sextant: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  cannon: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  bell: motif(
    '<circle cx="16" cy="26.5" r="2.6" fill="#5b4a3a" /><path d="M16 4.500c6 0 7.500 5 7.500 10 0 4 1.500 6 3.500 8.500H5c2-2.500 3.500-4.500 3.500-8.500 0-5 1.500-10 7.500-10z" fill="#f2b632" /><circle cx="16" cy="4.5" r="2" fill="#d98f1a" /><path d="M12 10c-.8 2-.8 5-1.200 8" fill="none" stroke="#fff" stroke-width="1.6" opacity=".85"/>',
  ),
  lantern: motif(
    '<path d="M11 8a5 5 0 0 1 10 0" fill="none" stroke-width="1.8"/><path d="M9 12h14l2 12-2.500 3.500h-13L7 24z" fill="#5b4a3a" /><path d="M11.500 13.500h9l1.300 9.500h-11.600z" fill="#ffd95a" /><path d="M16 15c3 3 2.600 6 0 6.500-2.600-.5-3-3.500 0-6.500z" fill="#f07b2a" stroke-width="1"/><path d="M10.500 8.500h11L23 12H9z" fill="#f2b632" />',
  ),
  bottle: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  chart: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  flag: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  whale: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  octopus: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  shark: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  turtle: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  narwhal: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  "sea-serpent": motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  shell: motif(
    '<path d="M16 27c-2 0-3-1-3-2C7 23 4 18 4 13c3-6 7-8.500 12-8.500S25 7 28 13c0 5-3 10-9 12 0 1-1 2-3 2z" fill="#ffb3a0" /><path d="M16 25V5.500M13.500 25C10 19 9.500 13 10 7M18.500 25C22 19 22.500 13 22 7" fill="none" stroke-width="1.2"/>',
  ),
  fish: motif(
    '<path d="M22 16l7-6v12z" fill="#f28f2b" /><path d="M3 16c4-8 14-9 20 0-6 9-16 8-20 0z" fill="#ffb43d" /><circle cx="9" cy="14.5" r="1.9" fill="#fff6e0" stroke-width="1.100"/><circle cx="9" cy="14.5" r="0.9" fill="var(--mi)" stroke="none"/><path d="M14 11c2 3 2 7 0 10" fill="none" stroke-width="1.2"/>',
  ),
  parrot: motif(
    '<path d="M12 6c5-4 12-1 12 6 0 8-3 12-7 17l-4-1c-3-4-5-9-4-14z" fill="#d8483a" /><path d="M17 15c5 1 6 6 1 12-4-2-5-8-1-12z" fill="#3d7fd6" /><path d="M12 6c-4 0-6 3-5.500 7 3 .5 5-1 5.500-3z" fill="#f2b632" /><circle cx="15" cy="9.5" r="2.6" fill="#fff6e0" stroke-width="1.200"/><circle cx="15" cy="9.5" r="1.2" fill="var(--mi)" stroke="none"/>',
  ),
  crab: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  starfish: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  seahorse: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
};
