const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesOfFirst = 588;

/** The initial consonants of a Korean name, by word; letters and digits of other scripts stay unchanged. */
export function syllablesOfHangul(name: string): string[][] {
  let word: string[] = [];
  const words = [word];
  for (const character of name.normalize('NFC')) {
    const code = character.charCodeAt(0);
    if (code >= firstSyllable && code <= lastSyllable)
      word.push(String.fromCharCode(0x1100 + Math.floor((code - firstSyllable) / syllablesOfFirst)));
    else if (/\s|\p{P}/u.test(character)) words.push((word = []));
    else word.push(character);
  }
  return words.filter(({ length }) => length > 0);
}
