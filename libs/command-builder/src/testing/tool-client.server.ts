import type { Command } from '@starhaven/contracts/commands';
import { UpstreamError, toCallResult } from '@starhaven/upstream/server';

type Input = { query?: Record<string, unknown>; params?: Record<string, unknown>; body?: unknown };
type Answer = unknown | Error | ((input: Input) => unknown);

/** The load context with an upstream whose answers the test sets; other calls fail like a network failure. */
export function fakeClient(
  answers: Record<string, Answer>,
  { extensions = [] as string[], session = null as unknown } = {},
) {
  const calls: { name: string; input: Input }[] = [];
  const upstream = {
    hasExtension: (name: string) => extensions.includes(name),
    call: async ({ name }: { name: string }, input: Input) => {
      calls.push({ name, input });
      if (!(name in answers)) throw new UpstreamError('network', name, 'no host there');
      const answer = answers[name];
      if (answer instanceof Error) throw answer;
      return toCallResult(typeof answer === 'function' ? (answer as (input: Input) => unknown)(input) : answer);
    },
  };
  const sessions = { read: async () => session, inspect: async () => ({ session, problem: 'missing' }) };
  return { context: { upstream, sessions } as never, calls };
}

const param = (id: string, more: object = {}): Command['params'][number] => ({
  ...{ id, label: id, type: 'range', value: '', data: [], required: false, multi: true, split: '' },
  ...{ format: 'blank', min: 1, max: 100, link: '', allow: [], switch: [], ...more },
});

export const newCommand = (head: string, label: string, params: Command['params'], more: object = {}): Command => ({
  ...{ id: `${head}-${label}`.toLowerCase().replaceAll(' ', '-'), head, label, aliases: [], warning: '', value: head },
  ...{ params, permission: [], ...more },
});

const cone = { type: 'weaponList', label: 'Light cone', required: true };
const item = { type: 'itemList', label: 'Item', required: true };

/** Two engines of one game that write a superimposition in different ways. */
export const commandFiles: Readonly<Record<string, Command[]>> = {
  lunarcore: [
    newCommand('give', 'Give an item', [
      param('id', item),
      param('x', { label: 'Amount', format: 's-x', type: 'number', min: 1, max: 1_000 }),
    ]),
    newCommand('give', 'Give a light cone', [
      param('id', cone),
      param('lv', { label: 'Level', format: 's-lv', max: 80 }),
      param('s', { label: 'Superimposition', format: 's-s', max: 5 }),
    ]),
    newCommand('ban', 'Ban', [], { permission: [1] }),
  ],
  danheng: [
    newCommand('give', 'Give a light cone', [
      param('id', cone),
      param('l', { label: 'Level', format: 's-l', max: 70 }),
      param('r', { label: 'Superimposition', format: 's-r', max: 5 }),
    ]),
  ],
};

export const games = [
  {
    ...{ id: 2, slug: 'honkai-star-rail', title: 'Honkai: Star Rail', description: '', image: '', lastUpdate: 0 },
    ...{ version: '', keyword: '' },
    engine: [
      { name: 'LunarCore', short: 'LC', link: '', features: [], command: 'lunarcore' },
      { name: 'Danheng', short: 'DH', link: '', features: [], command: 'danheng' },
      { name: 'No commands', short: 'NC', link: '', features: [] },
    ],
  },
];

const handbook: Record<string, object[]> = {
  '2': [{ id: '102', name: 'Stellar Ticket', game: 2, type: 2, starType: 3, desc: '', icon: '' }],
  '4': [{ id: '23000', name: 'Night Cone', game: 2, type: 4, starType: 5, desc: '', icon: '' }],
};

/** The answers of a host that works normally. */
export const goodHost = {
  listGames: games,
  getCommands: ({ params }: Input) => commandFiles[String(params?.['command'])] ?? { retcode: -1, message: 'none' },
  listItems: ({ query }: Input) => ({ retcode: 0, message: 'ok', data: handbook[String(query?.['type'])] ?? [] }),
};
