import { toRomaji } from 'wanakana';
import { readCyrillic } from './read-cyrillic';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ideograph = /\p{Script=Han}/u;
const cyrillic = /\p{Script=Cyrillic}/u;

/** What a text in kana or Cyrillic sounds like in Latin letters, a few readings at most; empty for other texts. */
export function soundsOf(text: string): string[] {
  // A text with Chinese characters is no reading, and a syllable alone is in everything.
  if (kana.test(text) && !ideograph.test(text)) return longEnough(readKana(text.normalize('NFKC')));
  return cyrillic.test(text) ? longEnough(readCyrillic(text)) : [];
}

function readKana(text: string): string[] {
  const romaji = toRomaji(text.replace(/ー/g, ''));
  // Latin names write long vowels as short ones: らいでんしょうぐん is Raiden Shogun.
  return [romaji, romaji.replace(/([aeiou])\1/g, '$1').replace(/ou/g, 'o')];
}

const longEnough = (texts: string[]) => [...new Set(texts)].filter((text) => text.length > 2);
