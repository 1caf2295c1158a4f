/** The lines of a pasted text without empty ones, and whether there were more than `max`. */
export function splitLines(text: string, max: number): { lines: string[]; hasMore: boolean } {
  const lines = text
    .split(/[\n\r\v\f\u0085\u2028\u2029]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { lines: lines.slice(0, max), hasMore: lines.length > max };
}
