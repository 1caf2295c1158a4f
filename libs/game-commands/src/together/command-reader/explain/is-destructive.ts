import type { Command } from '@starhaven/contracts/commands';
import { baseTextOf } from '../../../build/base-text';
import { wordsOf } from '../../../build/params/param-format';

const warned = /undone|irreversibl|delet|remov|wipe|erase|kick/i;

/** Beginnings of words that remove or end something, in the command sets of docs/engines.md. */
const dangerous = /^(clear|reset|kill|suicide|del|remove|revoke|kick|ban|stop|account|permission)/i;

/**
 * Whether a command may destroy something or end the player's session, so that it needs a confirmation
 * (docs/behaviour/commands.md#dangerous-commands). `line` adds the chosen words: `inventory remove all`.
 */
export const isDestructive = (command: Command, line = ''): boolean =>
  warned.test(command.warning) ||
  [...wordsOf(command.head), ...wordsOf(baseTextOf(command)), ...wordsOf(line)].some((word) =>
    dangerous.test(word.replace(/^\W+/, '')),
  );
