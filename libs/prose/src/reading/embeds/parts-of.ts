/** The parts of a path, decoded; empty if one cannot be decoded. */
export function partsOf({ pathname }: URL): string[] {
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return [];
  }
}
