const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesOfFirst = 588;

/** The first consonants of a Korean name, by word; letters and digits of other scripts stay unchanged. */
export function syllablesOfHangul(name: string): string[][] {
  const words: string[][] = [[]];
  for (const character of name.normalize('NFC')) {
    const code = character.charCodeAt(0);
    if (code >= firstSyllable && code <= lastSyllable)
      words.at(-1)!.push(String.fromCharCode(0x1100 + Math.floor((code - firstSyllable) / syllablesOfFirst)));
    else if (/\s|\p{P}/u.test(character)) words.push([]);
    else words.at(-1)!.push(character);
  }
  return words.filter((word) => word.length > 0);
}
