import { GameId } from '@starhaven/contracts/games';
import type { DownloadLink, GameBuild } from '@starhaven/contracts/games';
import { exampleClient, plainLink, setupGuide } from './seed-game';
import type { SeedGame } from './seed-game';

const baPs = { name_engine: 'BaPs', short: 'BP' };
const shittim = { name_engine: 'Shittim', short: 'SH' };
const baPsServer: DownloadLink = {
  ...plainLink,
  name: 'BaPs',
  comment: 'A server for the Japanese client 1.57; its development has ended. Change the default key of its interface.',
  url: 'https://github.com/xifaqwe/BaPs',
  url_name: 'Project on GitHub',
  tutorial: setupGuide,
};

const shittimServer: DownloadLink = {
  ...plainLink,
  name: 'Shittim',
  comment: 'A server for the global Steam client with a control center in the browser.',
  url: 'https://github.com/Neoexm/Shittim-Server',
  url_name: 'Project on GitHub',
  tutorial: setupGuide,
};

const proxy: DownloadLink = {
  ...plainLink,
  name: 'mitmproxy',
  comment: 'Sends the client of your own device to your own server.',
  url: 'https://github.com/mitmproxy/mitmproxy/releases',
  url_name: 'Releases on GitHub',
};

const built = (
  version: string,
  project: GameBuild['project'],
  server: DownloadLink,
  game: DownloadLink,
): GameBuild => ({
  name: version,
  project,
  download: [
    { name: 'Server', link: [server] },
    { name: 'Client', link: [game] },
    { name: 'Tools', link: [proxy] },
  ],
});

export const blueArchive: SeedGame = {
  game: {
    id: GameId.BlueArchive,
    slug: 'blue-archive',
    title: 'Blue Archive',
    gameTitle: 'Blue Archive',
    short: 'BA',
    description:
      'Your own Kivotos, with old events back on the timetable: choose an engine for the Japanese or the global client and open the club room.',
    image: '/art/blue-archive.svg',
    lastUpdate: 1_774_137_600,
    version: '1.57',
    keyword: 'blue archive private server, baps, shittim, download, sensei, kivotos',
    engine: [
      {
        name: 'Shittim',
        short: 'SH',
        link: 'https://github.com/Neoexm/Shittim-Server',
        command: 'shittim',
        features: [
          'Login',
          'Gacha with set rates',
          'Campaign with sweeps',
          'Cafe',
          'Missions',
          'Crafting',
          'Shops',
          'Story unlock',
          'Old events and minigames',
          'Mail',
          'Many accounts',
          'Control center',
        ],
      },
      {
        name: 'BaPs',
        short: 'BP',
        link: 'https://github.com/xifaqwe/BaPs',
        command: 'baps',
        features: [
          'Login',
          'Tutorial',
          'Teams',
          'Gacha system',
          'Story',
          'MomoTalk',
          'Mail',
          'Growth',
          'Dungeons',
          'Cafe',
          'Friends list',
          'Lessons',
          'Club',
          'Total Assault',
          'Grand Assault',
          'Shop',
          'Arena',
          'Stickers',
        ],
      },
    ],
  },
  platforms: [
    {
      platfrom: 'PC',
      version: [
        built('Steam', shittim, shittimServer, {
          ...plainLink,
          name: 'Steam client',
          comment: 'Shittim works with the client that Steam installs.',
          url: 'https://store.steampowered.com/app/3557620/Blue_Archive/',
          url_name: 'Blue Archive on Steam',
        }),
      ],
    },
    {
      platfrom: 'Android',
      version: [
        built(
          '1.57',
          baPs,
          baPsServer,
          exampleClient('bluearchive-jp-1.57.apk', 'Japan', 'the Japanese client of that version.'),
        ),
        built(
          '1.56',
          baPs,
          baPsServer,
          exampleClient('bluearchive-jp-1.56.apk', 'Japan', 'for servers that were not updated.'),
        ),
      ],
    },
    {
      platfrom: 'iOS',
      version: [
        built(
          '1.57',
          baPs,
          baPsServer,
          exampleClient('bluearchive-jp-1.57.ipa', 'Japan', 'needs to be signed with your own account.'),
        ),
      ],
    },
  ],
};
