import type { CommandValues } from '@starhaven/game-commands';
import type { PlayerState, WorldState } from './demo-state';

/** The game server refuses a command, in its own words. */
export class Refusal extends Error {}

/** One command that a demo server is running. */
export interface Turn {
  player: PlayerState;
  world: WorldState;
  uid: string;
  nickname: string;
  /** Players who are online, for answers that count them. */
  online: number;
  values: CommandValues;
  nowMs: number;
}

/** Executes a command and returns the answer of the game server. @throws Refusal */
export type Deed = (turn: Turn) => string;

export const all = ({ values }: Pick<Turn, 'values'>, id: string): readonly string[] =>
  Object.hasOwn(values, id) ? (values[id] ?? []) : [];

/** The first value of a parameter; empty when it was left out. */
export const one = (turn: Pick<Turn, 'values'>, id: string): string => all(turn, id)[0] ?? '';

/** The number of a parameter, or `otherwise` when it was left out. */
export const num = (turn: Pick<Turn, 'values'>, id: string, otherwise: number): number => {
  const text = one(turn, id);
  return text === '' ? otherwise : Number(text);
};
