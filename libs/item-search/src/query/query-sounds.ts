import { toRomaji } from 'wanakana';
import { readCyrillic } from '../text/read-cyrillic';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ideograph = /\p{Script=Han}/u;
const cyrillic = /\p{Script=Cyrillic}/u;

/** The sounds of a text in kana or Cyrillic as Latin letters, at most a few readings; empty for other texts. */
export function soundsOf(text: string): string[] {
  // A text with Chinese characters has no definite reading, and a single syllable is part of too many names.
  if (kana.test(text) && !ideograph.test(text)) return longEnough(readKana(text.normalize('NFKC')));
  return cyrillic.test(text) ? longEnough(readCyrillic(text)) : [];
}

function readKana(text: string): string[] {
  const romaji = toRomaji(text.replace(/ー/g, ''));
  // Latin names write long vowels as short ones: らいでんしょうぐん is Raiden Shogun.
  return [romaji, romaji.replace(/([aeiou])\1/g, '$1').replace(/ou/g, 'o')];
}

const longEnough = (texts: string[]) => [...new Set(texts)].filter((text) => text.length > 2);
