/** Ends a word inside a folded text. */
export const space = ' ';
/** Separates parts of a word, as in "d'or": a reader may start typing at "or" or at "dor". */
export const joint = "'";

const apostrophes = /['’‘‛`´ʼʹ′＇]/u;
const shown = /[\p{L}\p{N}\p{M}]/u;
// Marks that are used with any script only decorate a letter and are removed. Marks of one script, such as Thai, are letters for their
// readers and stay, as do the two voicing marks of kana.
const accents = /(?!\u3099|\u309A)(?=\p{M})\p{Script=Inherited}/gu;
const invisible = /\p{Cf}/u;

const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
};

/** The keys of a Korean keyboard for a vowel or final consonant that consists of two. */
const vowelKeys: Record<string, string> = { ᅪ: 'ᅩᅡ', ᅫ: 'ᅩᅢ', ᅬ: 'ᅩᅵ', ᅯ: 'ᅮᅥ', ᅰ: 'ᅮᅦ', ᅱ: 'ᅮᅵ', ᅴ: 'ᅳᅵ' };
const finalKeys = [
  ...[
    'ᄀ',
    'ᄁ',
    'ᄀᄉ',
    'ᄂ',
    'ᄂᄌ',
    'ᄂᄒ',
    'ᄃ',
    'ᄅ',
    'ᄅᄀ',
    'ᄅᄆ',
    'ᄅᄇ',
    'ᄅᄉ',
    'ᄅᄐ',
    'ᄅᄑ',
    'ᄅᄒ',
    'ᄆ',
    'ᄇ',
    'ᄇᄉ',
  ],
  ...['ᄉ', 'ᄊ', 'ᄋ', 'ᄌ', 'ᄎ', 'ᄏ', 'ᄐ', 'ᄑ', 'ᄒ'],
];
const firstFinal = 0x11a8;

const plane: (string | undefined)[] = [];
const buffer = new Uint16Array(4096);

/**
 * Converts a text to the form that is compared: without case, accents, width and signs; katakana as hiragana; Hangul as its keys, so that a
 * half-typed syllable is the beginning of the full one. Words end with a space.
 * @param text in NFKC; cut if it folds to more than 4096 units
 */
export function foldText(text: string): string {
  // A buffer, because appending to a string would take most of the time of building an index.
  let length = 0;
  let last = space;
  for (const character of text) {
    // A loop over a string never gives an empty character.
    const code = character.codePointAt(0)!;
    const piece = code > 0xffff ? foldCharacter(character) : (plane[code] ??= foldCharacter(character));
    if (piece === '') continue;
    if (piece === space || piece === joint) {
      if (last === space || (last === joint && piece === joint)) continue;
      if (last === joint) length -= 1;
    }
    if (length + piece.length > buffer.length) break;
    for (let at = 0; at < piece.length; at += 1) buffer[length++] = piece.charCodeAt(at);
    last = piece;
  }
  if (length > 0 && (last === space || last === joint)) length -= 1;
  // `apply` accepts any array-like object, but its type allows only arrays.
  return String.fromCharCode.apply(null, buffer.subarray(0, length) as unknown as number[]);
}

function foldCharacter(character: string): string {
  if (apostrophes.test(character)) return joint;
  if (invisible.test(character)) return '';
  if (!shown.test(character)) return space;
  const bare = character.toLowerCase().normalize('NFD').replace(accents, '');
  let folded = '';
  for (const letter of bare) folded += spelledOut[letter] ?? foldJamo(letter);
  return foldKana(folded);
}

function foldJamo(letter: string): string {
  const final = letter.charCodeAt(0) - firstFinal;
  return vowelKeys[letter] ?? (final >= 0 ? finalKeys[final] : undefined) ?? letter;
}

function foldKana(text: string): string {
  // Voiced kana are separate letters, so only they are composed again; Hangul stays decomposed.
  const whole = /[\u3099\u309A]/.test(text) ? text.normalize('NFC') : text;
  return whole.replace(/[\u30A1-\u30F6\u30FD\u30FE]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
