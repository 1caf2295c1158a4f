import type { NewsItem } from '../../platform/news/news-item';

export interface DiscordMessage {
  /** An empty list: words such as `@everyone` in a title notify no one. */
  allowed_mentions: { parse: [] };
  embeds: [{ title: string; description?: string; url: string; color: number; footer: { text: string } }];
}

/** Discord's own limit. */
const maxTitle = 256;
/** Shorter than Discord's limit of 4096. */
const maxText = 800;

const colours: Record<NewsItem['mood'], number> = { good: 0x2f9e62, bad: 0xd0453b, neutral: 0x4a7fd6 };

/**
 * Text of members as Discord shows it word for word: no bold, no links with another name, no quotes, no spoilers. `maxLength` in UTF-16 code
 * units, with the escapes.
 */
function plain(text: string, maxLength: number): string {
  let said = '';
  for (const character of text) {
    const next = /[\\`*_~|<>[\]()#@-]/.test(character) ? `\\${character}` : character;
    if (said.length + next.length >= maxLength) return `${said}…`;
    said += next;
  }
  return said;
}

/** The message about one news item. `siteUrl` is without a slash at its end. */
export function toDiscordMessage(
  { title, text, path, mood }: Omit<NewsItem, 'key'>,
  { siteUrl, siteName }: { siteUrl: string; siteName: string },
): DiscordMessage {
  return {
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: plain(title, maxTitle),
        ...(text === '' ? {} : { description: plain(text, maxText) }),
        url: `${siteUrl}${path}`,
        color: colours[mood],
        footer: { text: siteName },
      },
    ],
  };
}
