import { extensions } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { UpstreamError, toCallResult } from '@starhaven/upstream/server';

type Input = { params?: Record<string, unknown>; query?: unknown; body?: Record<string, unknown>; sessionKey?: string };
type Answer = object | Error | ((input: Input) => object);

const session = {
  ...{ uid: '7', username: 'lumine', name: 'Lumine', token: '', tokenAPI: '', sessionKey: 'key-7' },
  ...{ expiredlogin: 4e9, locale: '', role: [Role.MEMBER], roleExpired: 0 },
};

/** The load context of a member; calls without an answer fail like a network failure. */
export function memberContext(answers: Record<string, Answer>, { isOurs = true, hasSession = true, roles = [3] } = {}) {
  const calls: { name: string; input: Input }[] = [];
  const upstream = {
    hasExtension: (name: string) => isOurs && name === extensions.ask,
    knowsExtensions: true,
    isProven: () => isOurs,
    call: async ({ name }: { name: string }, input: Input) => {
      calls.push({ name, input });
      const answer = answers[name];
      if (answer === undefined) throw new UpstreamError('network', name, 'no host there');
      if (answer instanceof Error) throw answer;
      return toCallResult(typeof answer === 'function' ? answer(input) : answer);
    },
  };
  const held = hasSession ? { ...session, role: roles } : null;
  const sessions = {
    read: async () => held,
    inspect: async () => ({ session: held, problem: 'missing' }),
    destroy: async () => 'starhaven=; Max-Age=0',
  };
  const site = { name: 'Starhaven', url: 'https://site.test' };
  // Contains only the parts of the services that these pages use.
  return { context: { upstream, sessions, site } as never, calls };
}

export function formOf(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams(fields);
  return new Request(`https://site.test${path}`, { method: 'POST', body, headers });
}

/** A question as a host sends it. */
export const sampleQuestion = {
  ...{ id: '5', question: 'How do I start the client?', tag: ['setup'], time: 1_760_000_000_000, vote: 2, view: 3 },
  ...{ resolved: false, answerId: '', owner: { uid: '7', username: 'lumine', avatar: '' }, answer: [] },
  ...{ body: 'It **stops**.', html: '<p>It <strong>stops</strong>.</p>', closed: false, update: 0, version: 2 },
};
