import type { BotReply } from './bot-reply';

/**
 * What a reply of the bot means for its line (docs/behaviour/chat.md#bot-answers): `running` the line runs now, `done` it ran, `limited` it
 * did not run and may run after the wait, `unknown` it may have run, `denied` it did not run and the following lines would not run either,
 * `failed` anything else.
 */
export type BotResult = 'running' | 'done' | 'limited' | 'unknown' | 'denied' | 'failed';

const resultOfCode: Partial<Record<number, BotResult>> = {
  0: 'done',
  200: 'done',
  401: 'denied',
  403: 'denied',
  404: 'denied',
  408: 'unknown',
  429: 'limited',
};

export const botResultOf = ({ retcode, outcome }: Pick<BotReply, 'retcode' | 'outcome'>): BotResult =>
  outcome === 'running' ? outcome : (resultOfCode[retcode] ?? 'failed');
