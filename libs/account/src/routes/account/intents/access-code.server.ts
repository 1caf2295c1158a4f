import { setAccessCode } from '@starhaven/contracts/account';
import { readSession, sessionsFor } from '@starhaven/session/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import { formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';
import type { AccountReplyFields } from '../account-reply';

interface Words {
  title: string;
  message: string;
}

async function setCode(
  visit: AccountVisit,
  code: string,
  { success, form }: { success: Words; form?: SentForm },
): Promise<FormAnswer<AccountReplyFields>> {
  const result = await visit.client.call(setAccessCode, { sessionKey: visit.sessionKey, query: { code } });
  const answer = await settle<AccountReplyFields>(visit, result, {
    success,
    refusal: { title: 'Error', message: 'The access code was not changed. Please try again.' },
    more: { accessCode: result.ok ? (result.data?.code ?? '') : null },
    form,
  });
  if (!result.ok) return answer;
  const cookie = await updatedSession(visit, newCode(code, result.data?.code));
  return cookie === null ? answer : { ...answer, headers: new Headers({ 'Set-Cookie': cookie }) };
}

/** The account's code after the change; null if the host made one and did not send it. */
function newCode(asked: string, sent = ''): string | null {
  if (asked === 'off') return '';
  return sent || (asked === 'gen' ? null : asked);
}

/**
 * The cookie with the new code; null if the code is not known. A host without live tickets expects the code in chat messages, and the
 * page takes it from the cookie (docs/behaviour/chat.md#chat-request).
 */
async function updatedSession({ context, request }: AccountVisit, tokenAPI: string | null): Promise<string | null> {
  const session = tokenAPI === null ? null : await readSession(context, request);
  if (session === null || tokenAPI === null) return null;
  // The code is already changed. If the host has made one that does not fit into the cookie, the cookie keeps the old one.
  return sessionsFor(context)
    .commit({ ...session, tokenAPI })
    .catch(() => null);
}

export const makeCodeIntent = formIntent(v.object({}), (visit: AccountVisit) =>
  setCode(visit, 'gen', { success: { title: 'New access code', message: 'The old one no longer works.' } }),
);

export const turnCodeOffIntent = formIntent(v.object({}), (visit: AccountVisit) =>
  setCode(visit, 'off', {
    success: { title: 'Access code is off', message: 'Programs can no longer use your account.' },
  }),
);

// The host treats these two words as commands (docs/behaviour/account.md#access-code).
const isCommand = (code: string) => ['gen', 'off'].includes(code.toLowerCase());
/** More than our API accepts; every host may have a limit of its own. The code must fit into the session cookie, which chat messages need. */
const maxCodeLength = 200;

export const chooseCodeIntent = formIntent(
  v.object({
    code: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.check((code) => code !== '' && !isCommand(code), 'Please enter a valid access code'),
      v.maxLength(maxCodeLength, `Please enter a valid access code: at most ${maxCodeLength} characters`),
    ),
  }),
  (visit: AccountVisit, { code }, form) =>
    setCode(visit, code, { success: { title: 'Access code changed', message: 'The old one no longer works.' }, form }),
  { secrets: ['code'] },
);
