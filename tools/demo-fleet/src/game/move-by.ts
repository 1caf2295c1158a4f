type Position = [x: number, y: number, z: number];

const maxDistance = 100_000;
const pattern = /^([~^]?)(-?\d{1,6}(?:\.\d{1,3})?)?$/;

function moved(from: number, text: string): number | null {
  const [, mark, digits] = pattern.exec(text) ?? [];
  if (mark === undefined || (mark === '' && digits === undefined)) return null;
  const value = (mark === '' ? 0 : from) + Number(digits ?? 0);
  return Math.abs(value) <= maxDistance ? value : null;
}

/** A place by three coordinates, each a number or `~` with a distance from the present one; null when one cannot be read. */
export function moveBy(from: Position, to: readonly [string, string, string]): Position | null {
  const [x, y, z] = [moved(from[0], to[0]), moved(from[1], to[1]), moved(from[2], to[2])];
  return x === null || y === null || z === null ? null : [x, y, z];
}
