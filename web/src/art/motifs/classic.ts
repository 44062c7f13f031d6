/** The motifs of classic. */
import { type Fragment } from "../svg.ts";
import { motif } from "./kit.ts";

export const MOTIFS: Readonly<Record<string, Fragment>> = {
  book: motif(
    '<path d="M6 7c0-2 1-3 3-3h16v20H9c-2 0-3 1-3 2z" fill="#3d7fd6" /><path d="M6 26c0-2 1-3 3-3h16v5H9c-2 0-3-.5-3-2z" fill="#fff6e0" /><path d="M16 8l1.500 3.600 3.800.3-2.900 2.500.9 3.800-3.300-2-3.300 2 .9-3.800-2.900-2.500 3.800-.3z" fill="#ffdf6b" stroke-width="1.2"/>',
  ),
  purse: motif(
    '<path d="M12 10h8c5 4 8 9 7 14-.6 3-3 4.500-5 4.500H10c-2 0-4.400-1.500-5-4.500-1-5 2-10 7-14z" fill="#b77a3c" /><path d="M10 4.500c2 1.500 3 0 4.500.5s2 1 3.500 0 2.500 1 4-.5L20 10h-8z" fill="#d9a061" /><path d="M10.500 9.500h11v2.600h-11z" fill="#d8483a" stroke-width="1.300"/><circle cx="16" cy="20" r="4" fill="#f2b632" stroke-width="1.400"/>',
  ),
  map: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  crown: motif(
    '<path d="M4.500 10l5.500 5 6-9 6 9 5.500-5-2.500 14h-18z" fill="#f2b632" /><path d="M7 23h18v4H7z" fill="#d98f1a" /><circle cx="16" cy="18" r="2.2" fill="#d8483a" stroke-width="1.2"/><circle cx="4.8" cy="9.5" r="1.6" fill="#fff6e0" stroke-width="1.2"/><circle cx="16" cy="5.5" r="1.8" fill="#fff6e0" stroke-width="1.2"/><circle cx="27.2" cy="9.5" r="1.6" fill="#fff6e0" stroke-width="1.2"/>',
  ),
  keys: motif(
    '<circle cx="10.5" cy="10.5" r="6" fill="#f2b632" /><circle cx="10.5" cy="10.5" r="2.2" fill="#fff6e0" /><path d="M14.6 14.2 26 25.6l-2.6 2.6-2.2-2.2-2 2-2.6-2.6 2-2-6.4-6.4z" fill="#f2b632" />',
  ),
  skull: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  ring: motif(
    '<circle cx="16" cy="20" r="7.500" fill="none" stroke-width="6"/><circle cx="16" cy="20" r="7.500" fill="none" stroke="#f2b632" stroke-width="3"/><path d="M11.500 4h9l3 4-7.500 7L8.500 8z" fill="#4cc3e6" /><path d="M8.500 8h15M13.500 8l2.500 7 2.500-7" fill="none" stroke-width="1.1"/>',
  ),
  chest: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  emerald: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  sword: motif(
    '<path d="M16 2.500l3 3.500v14h-6V6z" fill="#b9c3cf" /><path d="M16 6v13" fill="none" stroke-width="1.1"/><path d="M8 19.500h16v3.500H8z" fill="#f2b632" /><path d="M14 23h4v4h-4z" fill="#a8652b" /><circle cx="16" cy="28" r="1.8" fill="#f2b632" stroke-width="1.300"/>',
  ),
  candelabrum: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  helmet: motif(
    '<circle cx="16" cy="15" r="11.5" fill="#eef1fa" /><rect x="8" y="9" width="16" height="11.500" rx="5.700" fill="#27346e"/><path d="M11.500 15c.2-2 1.200-3 3-3.400" fill="none" stroke="#fff" stroke-width="1.6" opacity=".85"/><path d="M8 24.500h16v4H8z" fill="#f2a65a" />',
  ),
  sorceress: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  bat: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  troll: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  dragon: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  ghost: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  genie: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  owl: motif(
    '<path d="M7 5l4 3h10l4-3c1 4 1 6 1 9 0 9-4 14-10 14S6 23 6 14c0-3 0-5 1-9z" fill="#a5713c" /><path d="M11 19c2-2 8-2 10 0 0 5-2 8-5 8s-5-3-5-8z" fill="#e9cf9f" stroke-width="1"/><circle cx="11.8" cy="13.5" r="3.8" fill="#fff6e0" stroke-width="1.300"/><circle cx="20.2" cy="13.5" r="3.8" fill="#fff6e0" stroke-width="1.300"/><circle cx="12.2" cy="13.5" r="1.7" fill="var(--mi)" stroke="none"/><circle cx="19.8" cy="13.5" r="1.7" fill="var(--mi)" stroke="none"/><path d="M16 15.500l1.800 2.500L16 20l-1.800-2z" fill="#f2b632" stroke-width="1"/>',
  ),
  scarab: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  moth: motif(
    '<path d="M15 13C12 5 4 4 3 8c-1 6 4 9 11 9z" fill="#8c5bd0" /><path d="M17 13c3-8 11-9 12-5 1 6-4 9-11 9z" fill="#8c5bd0" /><path d="M14 17c-6 0-9 4-7 8 4 3 8-2 8-6zM18 17c6 0 9 4 7 8-4 3-8-2-8-6z" fill="#c7a3ee" /><circle cx="8" cy="10" r="1.8" fill="#ffdf6b" stroke-width="1"/><circle cx="24" cy="10" r="1.8" fill="#ffdf6b" stroke-width="1"/><path d="M14.300 12c0-2 3.400-2 3.400 0v12c-1 2-2.400 2-3.400 0z" fill="#5b4a3a" /><path d="M15 10l-2.500-4.500M17 10l2.500-4.500" fill="none" stroke-width="1.4"/>',
  ),
  rat: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  lizard: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
  spider: motif(
    '<circle cx="16" cy="16" r="11" fill="#b9c3cf"/>',
  ),
};
