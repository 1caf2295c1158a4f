import type { ServerEntry } from '@starhaven/contracts';

/** In the order in which several API servers outvote each other: who hears a server knows more than who does not. */
export const MinuteState = { Down: 0, Maintenance: 1, Up: 2 } as const;
export type MinuteState = (typeof MinuteState)[keyof typeof MinuteState];

/** Planned work is neither up nor down, whether players can enter or not. */
export function minuteStateOf({ online, maintenance }: ServerEntry['server']): MinuteState {
  if (maintenance !== '') return MinuteState.Maintenance;
  return online ? MinuteState.Up : MinuteState.Down;
}
