import type { StoredSession } from '@starhaven/contracts/session';
import { createSessionCookies, readNotice } from '@starhaven/session/server';
import { UpstreamError } from '@starhaven/upstream/server';
import type { UpstreamErrorDetails, UpstreamErrorKind } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import type { LoginSettings } from '../src/lib/login/login-settings.server';
import type { LoginReply } from '../src/routes/login/login-reply';
import { action, loader } from '../src/routes/login/login.route.server';

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
export const success = (data: Partial<StoredSession> = {}) => ({
  retcode: 200,
  data: { uid: '7', username: 'ada', role: [3], ...secrets, expiredlogin: farSeconds, ...data },
});

/** The answer of a refused call. */
export const refusal = <More extends object>(retcode: number, more?: More) => ({
  retcode,
  data: null,
  // Without `more` its type has no fields.
  ...(more ?? ({} as More)),
});

export const failure = (kind: UpstreamErrorKind, details: UpstreamErrorDetails = {}) =>
  new UpstreamError(kind, 'test', kind, details);

/** A visitor with a cookie jar, and an account host whose answer to each call the test sets. */
export class Visit {
  readonly cookies = new Map<string, string>();
  readonly #host;

  constructor(
    readonly answers: CallAnswers = {},
    extensions: readonly Extension[] = [],
    readonly ownSettings: Partial<LoginSettings> = {},
  ) {
    this.#host = fakeUpstream({ answers, extensions });
  }

  get calls() {
    return this.#host.calls;
  }

  get context() {
    return contextWith({
      upstream: this.#host.upstream,
      sessions,
      login: { ...settings, ...this.ownSettings },
    });
  }

  request(path: string, init: RequestInit = {}): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('Cookie', cookie);
    return new Request(`${settings.siteUrl}${path}`, { ...init, headers });
  }

  async post(path: string, fields: Record<string, string>) {
    const request = this.request(path, { method: 'POST', body: new URLSearchParams(fields) });
    const answer = await action({ request, params: {}, context: this.context }).catch((thrown: unknown) => {
      // Redirects may be thrown; anything else is a fault.
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
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
