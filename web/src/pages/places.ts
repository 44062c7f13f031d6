// Who stands where on the podium.

/** Where each seat stands, from the left, with the winner in the middle. */
interface Places {
  readonly columns: number;
  readonly stands: readonly { readonly seat: number; readonly column: number }[];
}

/** Second left, third right; with more than four, the fourth left again. */
export function places(ranks: readonly number[]): Places {
  const seats = ranks.map((rank, seat) => ({ rank, seat }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat).map((each) => each.seat);
  const [first, second, third, fourth, ...rest] = seats;
  const left = seats.length > 4 ? [fourth, second] : [second];
  const right = seats.length > 4 ? [third, ...rest] : [third, fourth];
  const taken = (some: readonly (number | undefined)[]) =>
    some.filter((seat) => seat !== undefined);
  const before = taken(left), after = taken(right);
  const side = Math.max(before.length, after.length);
  const from = side - before.length + 1;
  return {
    columns: 2 * side + 1,
    stands: [...before, first!, ...after].map((seat, at) => ({ seat, column: from + at })),
  };
}
