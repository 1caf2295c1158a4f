import { createHash } from 'node:crypto';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The file that the stand-in host offers, with a content that a test can make itself. */
export const offeredFile = { name: 'client-5.4.zip', content: 'the client of the stand-in '.repeat(200_000) };
export const offeredPart = { name: 'Audio_Japanese.zip', content: 'one voice pack' };
export const offeredMd5 = md5(offeredFile.content);

const link = {
  name: 'Client',
  comment: 'A file of the stand-in.',
  url: `https://files.host.test/${offeredFile.name}`,
  url_name: 'Download',
  tutorial: null,
  mirror: [],
  package: { name: offeredFile.name, region: 'Global', md5: offeredMd5 },
  game: {
    Full: {
      package_size: offeredFile.content.length,
      md5: offeredMd5,
      segments: [],
      voice_packs: [
        {
          path: `https://files.host.test/${offeredPart.name}`,
          package_size: offeredPart.content.length,
          md5: md5(offeredPart.content),
        },
      ],
    },
  },
};
const game = {
  id: 1,
  slug: 'genshin-impact',
  title: 'Genshin Impact',
  description: 'A game of the stand-in.',
  image: '/art/genshin-impact.svg',
  lastUpdate: 1_760_000_000,
  version: '5.4',
  keyword: 'genshin',
  engine: [],
};
const version = (name: string) => ({ name, project: null, download: [{ name: 'Client', link: [link] }] });

/** The game calls of the stand-in host, by path. */
export const fakeDownloads: Record<string, unknown> = {
  '/json/game_all.json': [game],
  '/json/genshin-impact/info.json': game,
  '/json/genshin-impact/download.json': [
    { id: 1, platfrom: 'PC', version: [version('5.4')] },
    { id: 2, platfrom: 'Android', version: [version('5.2')] },
  ],
};
