/**
 * All drawings of the web app as pure functions that return SVG; no DOM, no dependencies.
 *
 * A function named after a thing returns a *fragment* in the units its comment names; `…Picture`
 * (and `icon`, `logo`, `cardFan`) return a whole `<svg>`, hidden from screen readers unless it is
 * given a label.  `…Defs` go once into a page, inside `definitions()`, within the element that
 * carries `data-theme`.  Motifs are loaded per edition: see skins/.
 */
export { definitions, escaped, type Fragment, picture, type Shown } from "./svg.ts";
export {
  corridor,
  EAST,
  type Mask,
  MASKS,
  NORTH,
  type Side,
  SIDES,
  SOUTH,
  TILE,
  trailThrough,
  turned,
  WEST,
} from "./geometry.ts";
export {
  disc,
  discBesidePawn,
  faceId,
  tile,
  type TileDefs,
  tileDefs,
  tileId,
  tileUse,
} from "./tiles.ts";
export {
  badge,
  badgePicture,
  castDefs,
  home,
  pawn,
  type Piece,
  type PieceOptions,
  type Seat,
  SEATS,
  turnRing,
} from "./cast.ts";
export { type Craft, craft, CREW, type Crew } from "./craft.ts";
export { figure, figureOnTile, figurePicture, kindOf } from "./pieces.ts";
export {
  arrow,
  arrowPlace,
  type ArrowState,
  arrowTransform,
  boardBox,
  boardFrame,
  type Edge,
  FRAME,
  frameDefs,
} from "./board.ts";
export {
  chevron,
  dim,
  entering,
  focus,
  LEAVING_OPACITY,
  missing,
  reach,
  refused,
  signedDisc,
  signedMark,
  target,
  tick,
  trail,
} from "./marks.ts";
export {
  CARD_BOX,
  cardBack,
  cardChip,
  cardFace,
  cardFan,
  type CardOptions,
  CHIP_BOX,
} from "./cards.ts";
export {
  die,
  diePicture,
  GO_BOX,
  GO_FRAME,
  goCell,
  goCellFramed,
  goDefs,
  goFrame,
  goHint,
  goJoker,
  goLanding,
  goMiddle,
  type GoTile,
  goTile,
  goTileOffset,
  goTileSize,
  type Heading,
  HEADINGS,
  jester,
  scoreTile,
  scoreTilePicture,
} from "./go.ts";
export {
  ARM,
  catchMark,
  catchRing,
  connectBack,
  connectTile,
  creature,
  creatureArms,
  lawn,
  planting,
  plot,
  ribbon,
} from "./connect.ts";
export { type Icon, icon, ICON_NAMES } from "./icons.ts";
export { appIcon, favicon, logo, mark } from "./logo.ts";
export { motifDefs, motifId, motifLetter, motifPicture, motifUse } from "./motifs/symbols.ts";
