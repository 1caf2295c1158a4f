import type { CommandHead } from '../../command-table';
import { warnings } from '../../warnings';
import { number, text } from '../params';

/** Commands that show texts of the server, or affect other players. */
export const server: CommandHead[] = [
  // With `uid` it would list the numbers of online players.
  {
    head: 'list',
    aliases: ['players'],
    level: 'member',
    isAlone: true,
    shapes: [{ id: 'list', label: 'Show who is online', example: 'list' }],
  },
  {
    head: 'help',
    level: 'member',
    shapes: [{ id: 'help', label: 'Explain a command', params: [text('name', 'Command')], example: 'help give' }],
  },
  {
    head: 'sendMessage',
    aliases: ['say'],
    level: 'staff',
    shapes: [
      {
        id: 'send-message',
        label: 'Send me a message in the game',
        params: [text('text', 'Text', { required: true })],
        example: 'sendMessage Hello',
      },
    ],
  },
  // It ends the caller's own session; with a target it would end another player's.
  {
    head: 'kick',
    aliases: ['restart'],
    level: 'staff',
    isAlone: true,
    shapes: [{ id: 'kick', label: 'Leave the game', warning: warnings.kicks, example: 'kick' }],
  },
  {
    head: 'announce',
    aliases: ['a'],
    level: 'admin',
    shapes: [
      {
        id: 'announce',
        label: 'Announce a text to everybody',
        params: [text('text', 'Text', { required: true })],
        example: 'announce Restart at noon',
      },
      {
        id: 'announce-template',
        label: 'Announce a template',
        text: 'announce tpl',
        params: [number('id', 'Template id', { required: true })],
        example: 'announce tpl 1',
      },
      {
        id: 'announce-revoke',
        label: 'Revoke an announcement',
        text: 'announce revoke',
        params: [number('id', 'Announcement id', { required: true })],
        example: 'announce revoke 1',
      },
      {
        id: 'announce-refresh',
        label: 'Read the templates again',
        text: 'announce refresh',
        example: 'announce refresh',
      },
    ],
  },
];
