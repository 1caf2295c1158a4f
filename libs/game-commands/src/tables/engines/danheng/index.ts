import type { CommandTable } from '../../command-table';
import { warnings } from '../../warnings';
import { number, text } from '../params';
import { characters } from './characters';
import { inventory } from './inventory';
import { progress } from './progress';

/**
 * Danheng (docs/engines.md#danheng-commands), for the `TargetUid` of the request. Not listed, so never run: account and reload (affect the
 * server), unstuck (takes another player's number).
 */
export const danhengTable: CommandTable = {
  dialect: 'danheng-muip',
  slug: 'honkai-star-rail',
  command: 'danheng',
  prefixes: '/',
  heads: [
    ...inventory,
    ...characters,
    ...progress,
    {
      head: 'help',
      level: 'member',
      shapes: [{ id: 'help', label: 'Explain a command', params: [text('name', 'Command')], example: 'help give' }],
    },
    {
      head: 'kick',
      level: 'staff',
      isAlone: true,
      shapes: [{ id: 'kick', label: 'Leave the game', warning: warnings.kicks, example: 'kick' }],
    },
    {
      head: 'mail',
      level: 'admin',
      shapes: [
        {
          id: 'mail',
          label: 'Send a mail',
          params: [
            text('sender', 'Sender (one word)', { required: true }),
            number('template', 'Template id', { required: true, value: '1' }),
            number('days', 'Days', { required: true, value: '7', min: 1 }),
            text('title', 'Title', { required: true, format: '_TITLE' }),
            text('content', 'Content', { required: true, format: '_CONTENT' }),
          ],
          example: 'mail Starhaven 1 7 _TITLE Hello _CONTENT Have fun',
        },
      ],
    },
  ],
};
