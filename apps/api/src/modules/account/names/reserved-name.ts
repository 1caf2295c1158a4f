import { usernameKey } from './username';

/** Names of staff and of the bot in the chat. */
const staffWords = ['admin', 'administrator', 'moderator', 'mod', 'staff', 'system', 'support', 'bot', 'gm'];

/** Letters of other scripts that look like Latin ones in the words above and in most names of sites. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', ѕ: 's', т: 't' },
  ...{ у: 'y', х: 'x', ԁ: 'd', ԍ: 'g', ѵ: 'v' },
  ...{ α: 'a', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ϲ: 'c' },
  ...{ ı: 'i', ɑ: 'a', ɡ: 'g' },
};

/** Keeps the letters and digits of a name, as Latin letters where they look like some. */
const outlineOf = (name: string) =>
  (usernameKey(name) ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .replace(/./gu, (letter) => lookAlikes[letter] ?? letter);

/** Whether a name says that its owner is the site, its staff or its bot (docs/security.md#names-that-look-alike). */
export function isReservedName(name: string, siteName: string): boolean {
  const outline = outlineOf(name);
  return staffWords.includes(outline) || (outline !== '' && outline === outlineOf(siteName));
}
