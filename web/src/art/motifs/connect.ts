/** The motifs of connect. */
import { type Fragment } from "../svg.ts";
import { motif } from "./kit.ts";

export const MOTIFS: Readonly<Record<string, Fragment>> = {
  otter: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  fox: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  owl: motif(
    '<path d="M7 5l4 3h10l4-3c1 4 1 6 1 9 0 9-4 14-10 14S6 23 6 14c0-3 0-5 1-9z" fill="#a5713c" /><path d="M11 19c2-2 8-2 10 0 0 5-2 8-5 8s-5-3-5-8z" fill="#e9cf9f" stroke-width="1"/><circle cx="11.8" cy="13.5" r="3.8" fill="#fff6e0" stroke-width="1.300"/><circle cx="20.2" cy="13.5" r="3.8" fill="#fff6e0" stroke-width="1.300"/><circle cx="12.2" cy="13.5" r="1.7" fill="var(--mi)" stroke="none"/><circle cx="19.8" cy="13.5" r="1.7" fill="var(--mi)" stroke="none"/><path d="M16 15.500l1.800 2.500L16 20l-1.800-2z" fill="#f2b632" stroke-width="1"/>',
  ),
  newt: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  mole: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  hare: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  wren: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  toad: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  lynx: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  crab: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  moth: motif(
    '<path d="M15 13C12 5 4 4 3 8c-1 6 4 9 11 9z" fill="#8c5bd0" /><path d="M17 13c3-8 11-9 12-5 1 6-4 9-11 9z" fill="#8c5bd0" /><path d="M14 17c-6 0-9 4-7 8 4 3 8-2 8-6zM18 17c6 0 9 4 7 8-4 3-8-2-8-6z" fill="#c7a3ee" /><circle cx="8" cy="10" r="1.8" fill="#ffdf6b" stroke-width="1"/><circle cx="24" cy="10" r="1.8" fill="#ffdf6b" stroke-width="1"/><path d="M14.300 12c0-2 3.400-2 3.400 0v12c-1 2-2.400 2-3.400 0z" fill="#5b4a3a" /><path d="M15 10l-2.500-4.500M17 10l2.500-4.500" fill="none" stroke-width="1.4"/>',
  ),
  seal: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  ibex: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  crow: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  frog: motif(
    '<circle cx="10" cy="9.5" r="4.6" fill="#59b64a" /><circle cx="22" cy="9.5" r="4.6" fill="#59b64a" /><path d="M16 9.500c7 0 12 4 12 10s-5 8.500-12 8.500S4 25.500 4 19.500s5-10 12-10z" fill="#59b64a" /><circle cx="10" cy="9.5" r="2.4" fill="#fff6e0" stroke-width="1"/><circle cx="22" cy="9.5" r="2.4" fill="#fff6e0" stroke-width="1"/><circle cx="10" cy="9.7" r="1.2" fill="var(--mi)" stroke="none"/><circle cx="22" cy="9.7" r="1.2" fill="var(--mi)" stroke="none"/><path d="M9 20c3.500 3.500 10.500 3.500 14 0" fill="none" stroke-width="1.8"/>',
  ),
  bear: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  wolf: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  swan: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  bee: motif(
    '<ellipse cx="12" cy="9.500" rx="5" ry="6.500" fill="#e6f6ff" transform="rotate(-24 12 9.500)"/><ellipse cx="20.500" cy="9.500" rx="5" ry="6.500" fill="#e6f6ff" transform="rotate(24 20.500 9.500)"/><ellipse cx="16" cy="19.500" rx="11.500" ry="8" fill="#ffc933"/><path d="M12.500 12.200c-1.300 4-1.300 10.500 0 14.600M18 11.800c1.200 4.200 1.200 11 0 15.500" fill="none" stroke-width="3.400"/><circle cx="7.8" cy="18" r="1.3" fill="var(--mi)" stroke="none"/>',
  ),
  deer: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  eel: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  cat: motif(
    '<path d="M8 4l5 4h6l5-4 1.500 9c1.500 6-3 10-9.500 10S5 19 6.500 13z" fill="#3d3a52" /><path d="M9 22h14l2 7H7z" fill="#3d3a52" /><ellipse cx="12" cy="14" rx="2.300" ry="2.800" fill="#b9f26a" stroke-width="1"/><ellipse cx="20" cy="14" rx="2.300" ry="2.800" fill="#b9f26a" stroke-width="1"/><circle cx="12" cy="14" r="1" fill="var(--mi)" stroke="none"/><circle cx="20" cy="14" r="1" fill="var(--mi)" stroke="none"/><path d="M14.800 18h2.400L16 19.600z" fill="#ff9db0" stroke-width=".8"/>',
  ),
  ram: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  jay: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  yak: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
};
