import { ServerPrivacy } from '@starhaven/contracts/status';
import type { CommandDialect } from '../gate/command-rules';

/** A game server of the demo fleet: shown next to real ones, labelled as demo, without players. */
export interface DemoServer {
  /** Its name in the file of keys and in the code of its behaviour; it never changes. */
  slug: string;
  name: string;
  /** Game id (docs/behaviour/foundation.md#games). */
  game: 1 | 2 | 3;
  privacy: ServerPrivacy;
  isDisabled: boolean;
  /** Name of its server software. */
  engine: string;
  dialect: CommandDialect;
}

/** They cover every state of the status page; tools/demo-fleet defines their behaviour. */
export const demoServers: readonly DemoServer[] = [
  {
    slug: 'teyvat-europe',
    name: 'Moonlit Harbour (Europe)',
    game: 1,
    privacy: ServerPrivacy.Public,
    isDisabled: false,
    engine: 'Grasscutter',
    dialect: 'opencommand',
  },
  {
    slug: 'teyvat-asia',
    name: 'Lantern Terrace (Asia)',
    game: 1,
    privacy: ServerPrivacy.Public,
    isDisabled: false,
    engine: 'hk4e',
    dialect: 'hk4e-muip',
  },
  {
    slug: 'teyvat-next',
    name: 'Cloud Atelier (next version)',
    game: 1,
    privacy: ServerPrivacy.Testing,
    isDisabled: false,
    engine: 'Grasscutter',
    dialect: 'opencommand',
  },
  {
    slug: 'express-america',
    name: 'Silver Rail (America)',
    game: 2,
    privacy: ServerPrivacy.Public,
    isDisabled: false,
    engine: 'Danheng',
    dialect: 'danheng-muip',
  },
  {
    slug: 'express-beta',
    name: 'Parlour Car (beta)',
    game: 2,
    privacy: ServerPrivacy.Beta,
    isDisabled: false,
    engine: 'LunarCore',
    dialect: 'lunarcore',
  },
  {
    slug: 'express-works',
    name: 'Depot Seven',
    game: 2,
    privacy: ServerPrivacy.Public,
    isDisabled: false,
    engine: 'hkrpg-go',
    dialect: 'hkrpg-go',
  },
  {
    slug: 'kivotos-global',
    name: 'Azure Campus (Global)',
    game: 3,
    privacy: ServerPrivacy.Public,
    isDisabled: false,
    engine: 'Shittim',
    dialect: 'shittim',
  },
  {
    slug: 'kivotos-staff',
    name: 'Faculty Room',
    game: 3,
    privacy: ServerPrivacy.Internal,
    isDisabled: false,
    engine: 'Shittim',
    dialect: 'shittim',
  },
  {
    slug: 'kivotos-asia',
    name: 'Night School (Asia)',
    game: 3,
    privacy: ServerPrivacy.Public,
    isDisabled: false,
    engine: 'BaPs',
    dialect: 'baps',
  },
  {
    slug: 'kivotos-archive',
    name: 'Old Library',
    game: 3,
    privacy: ServerPrivacy.Public,
    isDisabled: true,
    engine: 'BaPs',
    dialect: 'baps',
  },
];
