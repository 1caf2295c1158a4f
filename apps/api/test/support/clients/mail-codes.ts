import { verifyEmail } from '@starhaven/contracts/account';
import { forgetPassword } from '@starhaven/contracts/session';
import { sql } from 'drizzle-orm';
import { accountClient, newAddress, newName } from './account-client';
import type { TestApp } from '../test-app';

export const codeSent = { retcode: 0, message: 'A code was sent' };
export const invalidCode = { retcode: -1, message: 'Invalid verification code.' };

let emails = 0;
export const newEmail = () => `owner${(emails += 1)}@example.org`;

/** The calls around codes by mail. The app and the database are read at each call, because tests open them later. */
export function mailCodeCalls(api: Pick<TestApp, 'app' | 'database'>) {
  const ask = (path: string, query: Record<string, string>, address = newAddress(), key?: string) =>
    api.app.inject({
      url: `${path}?${new URLSearchParams(query)}`,
      remoteAddress: address,
      headers: key === undefined ? {} : { authorization: key },
    });
  return {
    forgot: (query: Record<string, string>, address?: string) => ask(forgetPassword.path, query, address),
    verify: (query: Record<string, string>, address?: string, key?: string) =>
      ask(verifyEmail.path, query, address, key),
    newAccount: async (email = newEmail(), username = newName()) => {
      const made = await accountClient(api).register({ username, email });
      expect(made.json().retcode).toBe(0);
      return { email, username };
    },
    /** Moves all mails so far this many seconds into the past. */
    letPass: (seconds: number) =>
      api.database.db.execute(sql`update rate_limit set expire = expire - ${seconds * 1000} where key like 'mail-%'`),
  };
}
