/** The last part of a path or URL, decoded; the whole text if it has no parts. */
export function fileName(path: string): string {
  const last = path.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? path;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
