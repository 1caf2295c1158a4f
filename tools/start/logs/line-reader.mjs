/**
 * Passes on the complete lines of a stream, all lines of a chunk in one call, joined by line breaks, without a final line break.
 * @param {import('node:stream').Readable} stream
 * @param {(lines: string) => void} onLines
 */
export function readLines(stream, onLines) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const end = text.lastIndexOf('\n');
    if (end === -1) {
      rest += text;
      return;
    }
    onLines(rest + text.slice(0, end));
    rest = text.slice(end + 1);
  });
  stream.on('end', () => {
    if (rest !== '') onLines(rest);
    rest = '';
  });
}
