import { AgentRetcode } from '@starhaven/contracts/agent';
import type { DemoDialect } from '../../demo-dialect';
import { shittimAccount } from './account';
import { shittimInventory } from './inventory';
import { shittimStudents } from './students';

/** Shittim works on the stored account, so it does not matter whether the player is in the game. */
export const shittim: DemoDialect = {
  refusalCode: AgentRetcode.FAILED,
  needsOnline: false,
  usage: (fault, usage) => `Invalid arguments: ${fault} Usage: ${usage}`,
  unknownId: (noun, id) => `${noun === 'avatar' ? 'Character' : 'Item'} ${id} does not exist`,
  deeds: { ...shittimInventory, ...shittimStudents, ...shittimAccount },
};
