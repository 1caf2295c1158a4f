import * as v from 'valibot';
import { SessionStateSchema, WebSessionSchema } from '../entities/web-session';
import { answerWith, OutcomeSchema } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { answerListOf } from '../lib/list-of';
import { extensions } from '../extensions';

const common = { host: 'account', credential: 'authorization', extension: extensions.sessions } as const;

/** 401 when the session has ended: logged out, expired, revoked, banned. */
export const getSessionState = defineCall({
  ...common,
  name: 'getSessionState',
  summary: 'Whether a session still holds, and what its account is now',
  method: 'GET',
  path: '/api/v2/account/session',
  response: answerWith(SessionStateSchema),
});

/** Ends this session, or all of the account; ending one that has ended is a success. */
export const logOut = defineCall({
  ...common,
  name: 'logOut',
  summary: 'Log out here or everywhere',
  method: 'POST',
  path: '/api/v2/account/logout',
  body: v.object({ everywhere: v.optional(v.boolean(), false) }),
  response: OutcomeSchema,
  isIdempotent: true,
});

export const listSessions = defineCall({
  ...common,
  name: 'listSessions',
  summary: 'The sessions of the account that have not ended, newest use first',
  method: 'GET',
  path: '/api/v2/account/sessions',
  response: answerWith(answerListOf(WebSessionSchema)),
});

export const endSession = defineCall({
  ...common,
  name: 'endSession',
  summary: 'End another session of the account',
  method: 'POST',
  path: '/api/v2/account/sessions/end',
  body: v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
  response: OutcomeSchema,
  isIdempotent: true,
});
