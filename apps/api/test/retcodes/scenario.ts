import type { CallDefinition } from '@starhaven/contracts';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { EmbeddedDatabase } from '../../src/platform/database/database';
import { accountClient, newAddress } from '../support/account-client';
import type { Mailbox } from '../support/mailbox';
import type { TestApp } from '../support/test-app';

export type Answer = LightMyRequestResponse;

/** What the scenarios happen on. */
export interface Stage {
  database: EmbeddedDatabase;
  server: TestApp;
  /** A server of the same database that asks for puzzles. */
  puzzled: TestApp;
  mailbox: Mailbox;
}

/** How one answer of the table comes about, by what its row says happened. */
export type Scenarios = Record<string, (stage: Stage) => Promise<Answer>>;

/** Sends a call as a client of the specification does. */
export function send(
  { app }: TestApp,
  call: CallDefinition,
  {
    query = {},
    body,
    address = newAddress(),
  }: { query?: Record<string, string>; body?: object; address?: string } = {},
): Promise<Answer> {
  const isForm = call.bodyEncoding === 'form';
  const search = new URLSearchParams(query).toString();
  return app.inject({
    method: call.method,
    url: search ? `${call.path}?${search}` : call.path,
    remoteAddress: address,
    ...(call.method !== 'POST'
      ? {}
      : isForm
        ? {
            payload: new URLSearchParams({ ...body }).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
        : { payload: body ?? {} }),
  });
}

export const clientOf = ({ server }: Stage) => accountClient(server.app);

/** The last answer of so many; each is sent once the one before has come. */
export async function last(times: number, ask: (index: number) => Promise<Answer>): Promise<Answer> {
  let answer = await ask(0);
  for (let index = 1; index < times; index += 1) answer = await ask(index);
  return answer;
}

/** As if this many seconds had passed since every mail to date. */
export const letMailsPass = ({ database }: Stage, seconds: number) =>
  database.db.execute(sql`update rate_limit set expire = expire - ${seconds * 1000} where key like 'mail-%'`);
