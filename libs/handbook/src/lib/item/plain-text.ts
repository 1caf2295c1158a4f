/**
 * Removes the games' own markup, such as `<color=#FFD780>` and `
 * `, from a text and cuts it to `maxLength` characters.
 */
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
