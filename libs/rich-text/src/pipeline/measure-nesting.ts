const marker = /^[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/;
/** A list item inside another one is indented by at least this. */
const indentPerLevel = 2;

/**
 * A lower bound for the depth of nested quotes and lists. It is counted without parsing, because parsing is what takes long. Indented code
 * may count as nested.
 */
export function measureNesting(markdown: string): number {
  let deepest = 0;
  for (const line of markdown.split(/\r\n?|\n/)) {
    let rest = line;
    let depth = 0;
    let found = marker.exec(rest);
    if (found) depth += Math.floor((found[0].length - 1) / indentPerLevel);
    while (found) {
      depth += 1;
      rest = rest.slice(found[0].length);
      found = marker.exec(rest);
    }
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
