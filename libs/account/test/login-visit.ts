import type { ActionFunctionArgs } from '@remix-run/node';
import { LoginDataSchema } from '@starhaven/contracts/session';
import { createSessionCookies, readNotice } from '@starhaven/session/server';
import { UpstreamError, toCallResult } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { LoginSettings } from '../src/lib/login/login-settings.server';
import type { LoginReply } from '../src/routes/login/login-reply';
import { action, loader } from '../src/routes/login/login.route.server';

type Answers = Record<string, unknown>;
interface SeenCall {
  name: string;
  input: { body?: Record<string, unknown>; query?: Record<string, unknown>; sessionKey?: string };
}

export const settings: LoginSettings = {
  siteUrl: 'https://inn.test',
  redirectHosts: ['forum.inn.test'],
  appScheme: 'starhaven',
  accountPublicUrl: null,
  socialLogins: null,
};

export const sessions = createSessionCookies({
  siteName: 'Starhaven',
  siteUrl: settings.siteUrl,
  secrets: ['b7e1c0a94d5f4f0e8a6c2d3b9f8e7a6d5c4b3a29'],
});

export const secrets = { token: 'game-token-91c2', sessionKey: 'session-key-77aa' };
const farSeconds = 4_000_000_000;

/** The answer of a successful login. */
export const success = (data: Record<string, unknown> = {}) => ({
  retcode: 200,
  data: v.parse(LoginDataSchema, {
    uid: '7',
    username: 'ada',
    role: [3],
    ...secrets,
    expiredlogin: farSeconds,
    ...data,
  }),
  ratelimit: null,
  timestamp: 0,
});

/** The answer of a refused call. */
export const refusal = (retcode: number, more: Record<string, unknown> = {}) => ({
  retcode,
  data: null,
  ratelimit: null,
  timestamp: 0,
  ...more,
});

export const failure = (kind: 'network' | 'timeout' | 'shape' | 'status' | 'refused', details = {}) =>
  new UpstreamError(kind, 'test', kind, details);

/** A visitor with a cookie jar, and an account host whose answer to each call the test sets. */
export class Visit {
  readonly calls: SeenCall[] = [];
  readonly cookies = new Map<string, string>();

  constructor(
    readonly answers: Answers = {},
    readonly extensions: string[] = [],
    readonly ownSettings: Partial<LoginSettings> = {},
  ) {}

  get context(): never {
    const call = async ({ name }: { name: string }, input: SeenCall['input']) => {
      this.calls.push({ name, input });
      const answer = this.answers[name];
      if (answer instanceof Error) throw answer;
      return toCallResult(answer);
    };
    const hasExtension = (name: string) => this.extensions.includes(name);
    const upstream = { call, hasExtension, isSpecOnly: this.extensions.length === 0 };
    return { upstream, sessions, login: { ...settings, ...this.ownSettings } } as never;
  }

  request(path: string, init: RequestInit = {}): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('Cookie', cookie);
    return new Request(`${settings.siteUrl}${path}`, { ...init, headers });
  }

  async post(path: string, fields: Record<string, string>) {
    const request = this.request(path, { method: 'POST', body: new URLSearchParams(fields) });
    const answer = await action({ request, params: {}, context: this.context } as ActionFunctionArgs).catch(
      (thrown: unknown) => {
        // Redirects may be thrown; anything else is a fault.
        if (thrown instanceof Response) return thrown;
        throw thrown;
      },
    );
    return this.#take(answer);
  }

  async get(path: string) {
    const answer = await loader({ request: this.request(path), params: {}, context: this.context }).catch(
      (thrown: unknown) => thrown,
    );
    return this.#take(answer);
  }

  /** Converts both forms of an answer to one, and stores its cookies. */
  #take(answer: unknown) {
    const isRedirect = answer instanceof Response;
    const { data, init } = answer as { data?: unknown; init?: ResponseInit };
    const headers = isRedirect ? answer.headers : new Headers(init?.headers);
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/Max-Age=0/.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return {
      status: isRedirect ? answer.status : (init?.status ?? 200),
      location: headers.get('Location'),
      headers,
      // Each test knows which of the two it requested.
      reply: data as LoginReply,
      page: data as Record<string, unknown>,
    };
  }

  /** The title of the message that waits for the next page. */
  noticeTitle() {
    return readNotice([...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))?.title;
  }

  session() {
    return sessions.read([...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  }
}
