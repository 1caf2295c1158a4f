/** The parts of a path, decoded; empty when one cannot be. */
export function partsOf({ pathname }: URL): string[] {
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return [];
  }
}
