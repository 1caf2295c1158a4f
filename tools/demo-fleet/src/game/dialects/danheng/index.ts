import { AgentRetcode } from '@starhaven/contracts/agent';
import type { DemoDialect } from '../../demo-dialect';
import { danhengInventory } from './inventory';
import { danhengProgress } from './progress';

/** Danheng always answers 0; only the text says whether the command succeeded. */
export const danheng: DemoDialect = {
  refusalCode: AgentRetcode.OK,
  needsOnline: true,
  usage: (fault, usage) => `Invalid arguments! ${fault} Usage: /${usage}`,
  unknownId: (noun, id) => `${noun[0]?.toUpperCase()}${noun.slice(1)} ${id} not found!`,
  deeds: { ...danhengInventory, ...danhengProgress },
};
