import { getAccount, getLoginHistory } from '@starhaven/contracts/account';
import { getSessionState, listSessions, logIn, logOut, register } from '@starhaven/contracts/session';
import type { TestApp } from '../test-app';

export const password = 'three white horses';

let addresses = 0;
/** An address that no other test uses, so that limits of one test do not affect another. */
export function newAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

let names = 0;
/** An unused username. */
export function newName(): string {
  names += 1;
  return `traveler${names}`;
}

export interface Asker {
  address?: string;
  userAgent?: string;
}

export interface LoginAnswer {
  retcode: number;
  message: string;
  data: { uid: string; sessionKey: string; token: string; role: number[]; expiredlogin: number; name: string };
  known_device: string;
  ratelimit?: { max: number; time: number };
}

/** The account calls in the form in which the web server sends them. The app is read at each call, because tests start it later. */
export function accountClient(api: Pick<TestApp, 'app'>) {
  const post = async (url: string, fields: Record<string, string>, { address, userAgent }: Asker = {}) =>
    api.app.inject({
      method: 'POST',
      url,
      remoteAddress: address ?? newAddress(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const authorization = (key: string) => ({ authorization: key });
  const client = {
    logIn: (fields: Record<string, string>, asker?: Asker) => post(logIn.path, { enter_type: 'web', ...fields }, asker),
    register: (fields: Record<string, string>, asker?: Asker) =>
      post(
        register.path,
        { password, password_tes: password, email: 'a@example.org', enter_type: 'web', ...fields },
        asker,
      ),
    /** Makes an account with `password` and logs in. @throws when either is refused */
    enter: async (username = newName(), asker: Asker = {}): Promise<LoginAnswer & { username: string }> => {
      const made = (await client.register({ username }, asker)).json<LoginAnswer>();
      const answer = (await client.logIn({ username, password }, asker)).json<LoginAnswer>();
      if (made.retcode !== 0 || answer.retcode !== 200) throw new Error(`${made.message}, ${answer.message}`);
      return { ...answer, username };
    },
    sessionState: (key: string) => api.app.inject({ url: getSessionState.path, headers: authorization(key) }),
    sessions: (key: string) => api.app.inject({ url: listSessions.path, headers: authorization(key) }),
    history: (key: string, query = '') => api.app.inject({ url: `${getLoginHistory.path}?token=${key}${query}` }),
    account: (key: string) => api.app.inject({ method: 'POST', url: getAccount.path, payload: { token: key } }),
    logOut: (key: string, everywhere = false) =>
      api.app.inject({ method: 'POST', url: logOut.path, headers: authorization(key), payload: { everywhere } }),
  };
  return client;
}
