import type { CallDefinition } from '@starhaven/contracts/protocol';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { EmbeddedDatabase } from '../../src/platform/database/database';
import { accountClient, newAddress } from '../support/clients/account-client';
import type { Mailbox } from '../support/hosts/mailbox';
import type { TestApp } from '../support/test-app';

export type Answer = LightMyRequestResponse;

/** The environment of the scenarios. */
export interface Stage {
  database: EmbeddedDatabase;
  server: TestApp;
  /** A server of the same database that requires puzzles. */
  puzzled: TestApp;
  mailbox: Mailbox;
}

/** Produces one answer of the table, by the condition in its row. */
export type Scenarios = Record<string, (stage: Stage) => Promise<Answer>>;

/** Sends a call like a client of the specification. */
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

export const clientOf = ({ server }: Stage) => accountClient(server);

/** Sends this number of requests one after the other and returns the last answer. */
export async function last(times: number, ask: (index: number) => Promise<Answer>): Promise<Answer> {
  let answer = await ask(0);
  for (let index = 1; index < times; index += 1) answer = await ask(index);
  return answer;
}

/** Moves all mails so far this many seconds into the past. */
export const letMailsPass = ({ database }: Stage, seconds: number) =>
  database.db.execute(sql`update rate_limit set expire = expire - ${seconds * 1000} where key like 'mail-%'`);
