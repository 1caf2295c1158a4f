import { GameId } from '@starhaven/contracts/games';
import type { DownloadLink, GameBuild } from '@starhaven/contracts/games';
import { exampleClient, plainLink, setupGuide } from './seed-game';
import type { SeedGame } from './seed-game';

const lunarCore = { name_engine: 'LunarCore', short: 'LC' };
const danheng = { name_engine: 'Danheng', short: 'DH' };
const lunarCoreServer: DownloadLink = {
  ...plainLink,
  name: 'LunarCore',
  comment: 'One Java program with everything it needs; Java 17, no database to install.',
  url: 'https://github.com/Melledy/LunarCore/releases',
  url_name: 'Releases on GitHub',
  tutorial: setupGuide,
  mirror: [{ name: 'Source code', url: 'https://github.com/Melledy/LunarCore' }],
};

const danhengServer: DownloadLink = {
  ...plainLink,
  name: 'Danheng',
  comment: 'A .NET server with an interface for commands over HTTP. Change the admin key before you open it to others.',
  url: 'https://github.com/EggLinks/DanhengServer-Public',
  url_name: 'Project on GitHub',
  tutorial: setupGuide,
};

const relicTool: DownloadLink = {
  ...plainLink,
  name: 'LunarCore tools',
  comment: 'Builds relic and give commands in the browser.',
  url: 'https://github.com/lctoolsweb/LunarCoreTools',
  url_name: 'Project on GitHub',
};

const lunarCoreBuild = (version: string, game: DownloadLink): GameBuild => ({
  name: version,
  project: lunarCore,
  download: [
    { name: 'Server', link: [lunarCoreServer] },
    { name: 'Client', link: [game] },
    { name: 'Tools', link: [relicTool] },
  ],
});

const danhengBuild = (version: string, game: DownloadLink): GameBuild => ({
  name: version,
  project: danheng,
  download: [
    { name: 'Server', link: [danhengServer] },
    { name: 'Client', link: [game] },
  ],
});

export const honkaiStarRail: SeedGame = {
  game: {
    id: GameId.HonkaiStarRail,
    slug: 'honkai-star-rail',
    title: 'Honkai: Star Rail',
    gameTitle: 'Honkai: Star Rail',
    short: 'HSR',
    description:
      'Board the express on your own terms: two engines, builds for several client versions, and every path open from the first stop.',
    image: '/art/honkai-star-rail.svg',
    lastUpdate: 1_773_532_800,
    version: '3.1',
    keyword: 'honkai star rail private server, lunarcore, danheng, download, trailblazer',
    engine: [
      {
        name: 'LunarCore',
        short: 'LC',
        link: 'https://github.com/Melledy/LunarCore',
        command: 'lunarcore',
        features: [
          'Login',
          'Teams',
          'Inventory',
          'Battles',
          'World spawns',
          'Techniques',
          'Crafting',
          'Shops',
          'Gacha system',
          'Mail',
          'Friends list',
          'Forgotten Hall',
          'Pure Fiction',
          'Simulated Universe (partial)',
        ],
      },
      {
        name: 'Danheng',
        short: 'DH',
        link: 'https://github.com/EggLinks/DanhengServer-Public',
        command: 'danheng',
        features: [
          'Shop',
          'Formation',
          'Gacha system',
          'Battles',
          'Scenes',
          'Character development',
          'Quests (mostly up to Penacony)',
          'Friends list',
          'Forgotten Hall and Pure Fiction',
          'Simulated Universe with Gold and Gears',
          'Achievements',
          'Commands over HTTP (MUIP)',
          'Plugins',
        ],
      },
    ],
  },
  platforms: [
    {
      platfrom: 'PC',
      version: [
        danhengBuild(
          '3.1',
          exampleClient('StarRail_3.1.0.zip', 'Global', 'the client for forks of Danheng that follow 3.x.'),
        ),
        danhengBuild(
          '2.3',
          exampleClient('StarRail_2.3.0.zip', 'Global', 'the client the public Danheng is made for.'),
        ),
        lunarCoreBuild('2.1', exampleClient('StarRail_2.1.0.zip', 'Global', 'the client LunarCore is made for.')),
      ],
    },
    {
      platfrom: 'Android',
      version: [
        danhengBuild(
          '2.3',
          exampleClient('starrail-2.3-private.apk', 'Global', 'a client that asks for a server address.'),
        ),
        lunarCoreBuild(
          '2.1',
          exampleClient('starrail-2.1-private.apk', 'Global', 'a client that asks for a server address.'),
        ),
      ],
    },
    {
      platfrom: 'iOS',
      version: [
        lunarCoreBuild(
          '2.1',
          exampleClient('starrail-2.1-private.ipa', 'Global', 'needs to be signed with your own account.'),
        ),
      ],
    },
  ],
};
