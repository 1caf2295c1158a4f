import { AgentRetcode } from '@starhaven/contracts/agent';
import type { DemoDialect } from '../demo-dialect';
import { shittimAccount } from './shittim-account';
import { shittimInventory } from './shittim-inventory';
import { shittimStudents } from './shittim-students';

/** Shittim works on the stored account, so it does not matter whether the player is in the game. */
export const shittim: DemoDialect = {
  refusalCode: AgentRetcode.FAILED,
  needsOnline: false,
  usage: (fault, usage) => `Invalid arguments: ${fault} Usage: ${usage}`,
  unknownId: (noun, id) => `${noun === 'avatar' ? 'Character' : 'Item'} ${id} does not exist`,
  deeds: { ...shittimInventory, ...shittimStudents, ...shittimAccount },
};
