import { GameId } from '@starhaven/contracts/games';
import type { DownloadLink, GameBuild } from '@starhaven/contracts/games';
import { exampleClient, exampleFile, exampleMd5, gibibyte, plainLink, setupGuide } from './seed-game';
import type { SeedGame } from './seed-game';

const grasscutter = { name_engine: 'Grasscutter', short: 'GC' };

function serverLink(version: string): DownloadLink {
  return {
    ...plainLink,
    name: 'Grasscutter',
    comment: `The server for client ${version}; needs Java 17 and MongoDB. Take the newest jar of the project's releases.`,
    url: 'https://github.com/Grasscutters/Grasscutter/releases',
    url_name: 'Releases on GitHub',
    tutorial: setupGuide,
    mirror: [{ name: 'Source code', url: 'https://github.com/Grasscutters/Grasscutter' }],
  };
}

const serverTools: DownloadLink[] = [
  {
    ...plainLink,
    name: 'OpenCommand plugin',
    comment: 'Lets this website run commands for a player who agrees. Put it into the plugins folder of the server.',
    url: 'https://github.com/jie65535/gc-opencommand-plugin/releases',
    url_name: 'Releases on GitHub',
  },
  {
    ...plainLink,
    name: 'Grasscutter command generator',
    comment: 'Looks up ids and builds command lines on Windows.',
    url: 'https://github.com/jie65535/GrasscutterCommandGenerator/releases',
    url_name: 'Releases on GitHub',
  },
];

const launcher: DownloadLink = {
  ...plainLink,
  name: 'Cultivation',
  comment: 'A launcher that points the PC client at a private server and back again.',
  url: 'https://github.com/Grasscutters/Cultivation/releases',
  url_name: 'Releases on GitHub',
  tutorial: setupGuide,
};

function resourcesLink(version: string): DownloadLink {
  const name = `grasscutter-resources-${version}.zip`;
  return {
    ...plainLink,
    name: 'Resources',
    comment: 'Example entry: the place where a host offers the resources that fit its server.',
    url: exampleFile(name),
    url_name: 'Download',
    mirror: [{ name: 'Example', url: `https://mirror.example.org/${name}` }],
    package: { name, region: 'Global', md5: exampleMd5(name) },
  };
}

const languages = ['Chinese', 'English(US)', 'Japanese', 'Korean'] as const;
const voicePackBytes = [14_893_174_784, 16_987_553_792, 18_420_334_592, 14_268_129_280];

/** Six segments of 10 GiB and a last one of 3.78 GiB, like the client's full package. */
function fullPackageLink(version: string): DownloadLink {
  const archive = `GenshinImpact_${version}.0.zip`;
  const lastSegmentBytes = Math.round(3.78 * gibibyte);
  return {
    ...plainLink,
    name: 'Full game',
    comment: 'Example entry: sizes and parts are those of a full package, the files are not hosted here.',
    url: exampleFile(archive),
    url_name: 'Download',
    tutorial: setupGuide,
    mirror: [{ name: 'Example', url: `https://mirror.example.org/${archive}` }],
    package: { name: archive, region: 'Global', md5: exampleMd5(archive) },
    game: {
      Full: {
        package_size: 60 * gibibyte + lastSegmentBytes,
        md5: exampleMd5(archive),
        segments: Array.from({ length: 7 }, (_, index) => {
          const path = exampleFile(`${archive}.00${index + 1}`);
          return { path, package_size: index < 6 ? 10 * gibibyte : lastSegmentBytes, md5: exampleMd5(path) };
        }),
        voice_packs: languages.map((language, index) => {
          const path = exampleFile(`Audio_${language}_${version}.0.zip`);
          return { path, package_size: voicePackBytes[index] ?? 0, md5: exampleMd5(path) };
        }),
      },
    },
  };
}

const pcBuild = (version: string, client: DownloadLink[]): GameBuild => ({
  name: version,
  project: grasscutter,
  download: [
    { name: 'Server', link: [serverLink(version), resourcesLink(version)] },
    { name: 'Client', link: [...client, launcher] },
    { name: 'Tools', link: serverTools },
  ],
});

const mobileBuild = (version: string, client: DownloadLink): GameBuild => ({
  name: version,
  project: grasscutter,
  download: [
    { name: 'Client', link: [client] },
    { name: 'Server', link: [serverLink(version)] },
  ],
});

export const genshinImpact: SeedGame = {
  game: {
    id: GameId.GenshinImpact,
    slug: 'genshin-impact',
    title: 'Genshin Impact',
    gameTitle: 'Genshin Impact',
    short: 'GI',
    description:
      'Wander Teyvat on a server of your own: pick a build that fits your client, invite friends, and try any character or weapon.',
    image: '/art/genshin-impact.svg',
    lastUpdate: 1_772_323_200,
    version: '5.0',
    keyword: 'genshin impact private server, grasscutter, gio, download, teyvat',
    engine: [
      {
        name: 'Grasscutter',
        short: 'GC',
        link: 'https://github.com/Grasscutters/Grasscutter',
        command: 'grasscutter',
        features: [
          'Login',
          'Combat',
          'Friends list',
          'Teleportation',
          'Gacha system',
          'Co-op (partial)',
          'Spawning monsters',
          'Inventory and upgrades',
          'Quests (with scripts)',
          'Plugins',
        ],
      },
    ],
  },
  platforms: [
    {
      platfrom: 'PC',
      version: [
        pcBuild('5.0', [fullPackageLink('5.0')]),
        pcBuild('4.0', [
          exampleClient('GenshinImpact_4.0.1.zip', 'Global', 'the client that Grasscutter 1.7 is made for.'),
        ]),
        pcBuild('3.7', [exampleClient('GenshinImpact_3.7.0.zip', 'Global', 'an older client for older servers.')]),
      ],
    },
    {
      platfrom: 'Android',
      version: [
        mobileBuild(
          '5.0',
          exampleClient(
            'genshin-5.0-private.apk',
            'Global',
            'a client that asks for a server address on its first start.',
          ),
        ),
        mobileBuild('4.0', exampleClient('genshin-4.0-private.apk', 'Global', 'for servers that still run 4.0.')),
      ],
    },
    {
      platfrom: 'iOS',
      version: [
        mobileBuild(
          '4.0',
          exampleClient('genshin-4.0-private.ipa', 'Global', 'needs to be signed with your own account.'),
        ),
      ],
    },
  ],
};
