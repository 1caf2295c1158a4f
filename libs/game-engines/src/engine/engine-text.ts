const maxLength = 4_000;
// Colour codes of consoles (ECMA-48) and of Grasscutter's chat.
// eslint-disable-next-line no-control-regex -- the control character is what is looked for
const colours = /\u001b\[[\d;]*[A-Za-z]|<\/?color(?:=[^>]{0,20})?>/g;

/** An engine's output as plain lines: without colours, control characters and these secrets, at most 4000 characters. */
export function engineText(value: unknown, secrets: readonly string[] = []): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  let text = String(value).slice(0, 4 * maxLength);
  // An error that repeats our request contains the secret as it is encoded in the URL.
  for (const secret of secrets.flatMap((one) => [one, encodeURIComponent(one)]))
    if (secret !== '') text = text.replaceAll(secret, '•••');
  const lines = text
    .replace(colours, '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/\t/g, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
        .trim(),
    );
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, maxLength);
}
