import { AgentRetcode } from '@starhaven/contracts/agent';
import type { DemoDialect } from '../../demo-dialect';
import { grasscutterCharacters } from './characters';
import { grasscutterInventory } from './inventory';
import { grasscutterProgress } from './progress';
import { grasscutterWorld } from './world';

/** Grasscutter's console reports an error only in its text: OpenCommand answers 200 even then. */
export const grasscutter: DemoDialect = {
  refusalCode: AgentRetcode.OK,
  needsOnline: true,
  usage: (fault, usage) => `Invalid arguments. ${fault}\nUsage: ${usage}`,
  unknownId: (noun, id) => `Invalid ${noun} id: ${id}.`,
  deeds: { ...grasscutterInventory, ...grasscutterCharacters, ...grasscutterProgress, ...grasscutterWorld },
};
