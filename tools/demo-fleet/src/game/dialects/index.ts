import type { CommandDialect } from '@starhaven/game-commands/tables';
import type { DemoDialect } from '../demo-dialect';
import { baps } from './baps';
import { danheng } from './danheng';
import { grasscutter } from './grasscutter';
import { hk4e } from './hk4e';
import { hkrpgGo } from './hkrpg-go';
import { lunarcore } from './lunarcore';
import { shittim } from './shittim';

/** The demo's stand-in for each kind of game server. */
export const demoDialects: Readonly<Record<CommandDialect, DemoDialect>> = {
  opencommand: grasscutter,
  'hk4e-muip': hk4e,
  'danheng-muip': danheng,
  'hkrpg-go': hkrpgGo,
  baps,
  shittim,
  lunarcore,
};
