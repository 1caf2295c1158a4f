/** Takes the games' own markup, such as `<color=#FFD780>` and `\n`, out of a text; at most `maxLength` characters are left. */
export function plainText(text: string, maxLength: number): string {
  const plain = text
    .replace(/\\n|[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/<\/?[a-z]+(?:=[^<>]*)?\/?>/gi, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const characters = [...plain];
  return characters.length <= maxLength
    ? plain
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}
