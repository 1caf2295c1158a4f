import type { GameItem } from '@starhaven/contracts/protocol';
import { engineCapabilitiesOf } from '../engine/engine-capabilities';
import { commandDialects } from '../gate/command-rules';
import type { CommandDialect } from '../gate/command-rules';

/** One step of a reward, which one call to the game server sends. */
export type RewardPart = { by: 'mail'; items: GameItem[] } | { by: 'command'; line: string; items: GameItem[] };

/** The command that gives items to the player for whom it runs (docs/engines.md#rewards). */
const lineOf: Partial<Record<CommandDialect, (item: GameItem) => string>> = {
  opencommand: ({ id, amount }) => `give ${id} x${amount}`,
  'danheng-muip': ({ id, amount }) => `give ${id} x${amount}`,
  lunarcore: ({ id, amount }) => `give ${id} x${amount}`,
  'hkrpg-go': ({ id, amount }) => `give ${id} ${amount}`,
  shittim: ({ id, amount }) => `give ${id} ${amount}`,
};

/**
 * The calls that give these items on a game server of this kind: one mail with all items, otherwise a command for each. null: this kind of
 * server supports no rewards.
 */
export function planReward(engine: string, items: readonly GameItem[]): RewardPart[] | null {
  const dialect = commandDialects.find((known) => known === engine);
  if (dialect === undefined || items.length === 0) return null;
  if (engineCapabilitiesOf(dialect).mailItems) return [{ by: 'mail', items: [...items] }];
  const line = lineOf[dialect];
  return line === undefined ? null : items.map((item) => ({ by: 'command', line: line(item), items: [item] }));
}
