import type { Command } from '@starhaven/contracts/commands';
import type { StoredSession } from '@starhaven/contracts/session';
import { fakeSessions } from '@starhaven/session/testing';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';

interface Options {
  extensions?: readonly Extension[];
  session?: StoredSession | null;
}

/** The load context with a host that gives these answers, and the calls that it received. */
export function fakeClient(answers: CallAnswers, { extensions = [], session = null }: Options = {}) {
  const { upstream, calls } = fakeUpstream({ answers, extensions });
  return { context: contextWith({ upstream, sessions: fakeSessions(session) }), calls };
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

const handbook: Record<string, { id: string; name: string; game: number; type: number; starType: number }[]> = {
  '2': [{ id: '102', name: 'Stellar Ticket', game: 2, type: 2, starType: 3 }],
  '4': [{ id: '23000', name: 'Night Cone', game: 2, type: 4, starType: 5 }],
};

/** The answers of a host that works normally. */
export const goodHost = {
  listGames: games,
  listGameVersions: [],
  getCommands: ({ params }) => commandFiles[params.command] ?? { retcode: -1, message: 'none' },
  listItems: ({ query }) => ({ retcode: 0, message: 'ok', data: handbook[String(query?.type)] ?? [] }),
} satisfies CallAnswers;
