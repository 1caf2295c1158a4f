/** Lines that begin a new block. */
const beginsBlock = /^(?:\s*$|#{1,6} |\s*[-*+] |\s*\d+\. |>|\||```|\[[^\]]*\]\([^)]*\)$)/;

/**
 * The posts in this folder are wrapped like source code, but in a post each end of a line is a line break: joins the lines of each paragraph
 * and list item.
 */
export function joinLines(markdown: string): string {
  const joined: string[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    const previous = joined.at(-1);
    const isFence = line.startsWith('```');
    const continues =
      !isCode &&
      previous !== undefined &&
      previous.trim() !== '' &&
      !/^(?:#{1,6} |\||```)/.test(previous) &&
      !beginsBlock.test(line);
    if (continues) joined[joined.length - 1] = `${previous} ${line.trim()}`;
    else joined.push(line);
    if (isFence) isCode = !isCode;
  }
  return joined.join('\n');
}
