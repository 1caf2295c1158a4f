import anyAscii from 'any-ascii';
import { pinyin } from 'pinyin-pro';
import { toRomaji } from 'wanakana';

/** Characters of a slug at most. */
export const maxSlugLength = 120;

const trimHyphens = (text: string) => text.replace(/^-+|-+$/g, '');

/** The rule of the specification (docs/behaviour/blog.md#slug); empty when no character of the text is left. */
const bySpelling = (text: string) =>
  trimHyphens(
    text
      .toLowerCase()
      .replace(/[^a-z0-9\s-]/g, '')
      .replace(/\s+/g, '-')
      .replace(/-+/g, '-'),
  );

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;

/** Spells a text in Latin letters by its sound: Chinese in pinyin, kana in rōmaji, other scripts letter by letter. */
function bySound(text: string): string {
  if (kana.test(text)) return anyAscii(toRomaji(text));
  const spoken = han.test(text) ? pinyin(text, { toneType: 'none', nonZh: 'consecutive' }) : text;
  return anyAscii(spoken);
}

const cut = (slug: string) => trimHyphens(slug.slice(0, maxSlugLength));

/** The slug of the first text that has one, by spelling or by sound; `post` when none has. */
export function toSlug(...texts: string[]): string {
  for (const text of texts) {
    const slug = cut(bySpelling(text) || bySpelling(bySound(text)));
    if (slug !== '') return slug;
  }
  return 'post';
}
