import type { Command } from '@starhaven/contracts/commands';
import type { Role } from '@starhaven/contracts/session';
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';

const games = [{ id: 1, slug: 'genshin-impact', title: 'Genshin Impact', engine: [{ name: 'GC', command: 'gc' }] }];

export interface FakeClientOptions {
  commands?: Command[];
  extensions?: readonly Extension[];
  /** Roles of the visitor's account; missing for a guest. */
  roles?: Role[];
}

/** The load context with a host of one game, whose other answers the test sets, and the calls that it received. */
export function fakeClient(answers: CallAnswers, { commands = [], extensions = [], roles }: FakeClientOptions = {}) {
  const { upstream, calls } = fakeUpstream({
    answers: {
      listGames: games,
      getCommands: commands,
      listGameVersions: [{ id: '1', commit: 'abc', game: 1 }],
      ...answers,
    },
    extensions,
  });
  const sessions = fakeSessions(roles ? storedSession({ role: roles }) : null);
  return { context: contextWith({ upstream, sessions }), calls };
}

/** An item as parsed by the contracts. */
export const item = (id: number, more: object = {}) => ({
  ...{ id: String(id), name: `Lantern ${id}`, desc: '', icon: '', game: 1, type: 2, starType: 3 },
  ...more,
});
