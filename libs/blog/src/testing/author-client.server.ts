import { extensions } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { UpstreamError, toCallResult } from '@starhaven/upstream/server';

type Input = { params?: Record<string, unknown>; query?: unknown; body?: Record<string, unknown>; sessionKey?: string };
type Answer = object | Error | ((input: Input) => object);

const session = {
  ...{ uid: '7', username: 'lumine', name: 'Lumine', token: '', tokenAPI: '', sessionKey: 'key-7' },
  ...{ expiredlogin: 4e9, locale: '', role: [Role.MEMBER, Role.EDITOR], roleExpired: 0 },
};

/** The load context of an author; calls without an answer fail like a network failure. */
export function authorContext(
  answers: Record<string, Answer>,
  {
    isOurs = true,
    roles = session.role as number[],
    hasSession = true,
    isProven = undefined as boolean | undefined,
  } = {},
) {
  const calls: { name: string; input: Input }[] = [];
  const upstream = {
    hasExtension: (name: string) => isOurs && name === extensions.blog,
    isProven: () => isProven ?? isOurs,
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
  const site = { name: 'Starhaven', url: 'https://site.test', commentsName: null };
  // Contains only the parts of the services that these pages use.
  return { context: { upstream, sessions, site } as never, calls };
}

export const draftFields = {
  ...{ intent: 'save', title: 'Über uns', slug: 'ueber-uns', shortContent: 'Short', content: 'One\r\n\r\nTwo' },
  ...{ thumbnail: '', tags: 'guide, news,guide', comment: 'on', state: 'draft', publishAt: '', zone: 'Europe/Berlin' },
  ...{ version: '3', nonce: 'nonce-1234' },
};

export function formOf(path: string, fields: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`https://site.test${path}`, { method: 'POST', body });
}
