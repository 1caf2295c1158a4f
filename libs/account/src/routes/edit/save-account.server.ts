import { redirect } from '@remix-run/node';
import { editAccount } from '@starhaven/contracts/account';
import type { EditableField } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { leaveNotice, readSession, sessionsFor } from '@starhaven/session/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import { formIntent } from '@starhaven/ui-kit/server';
import type { CallRefusal, RefusalWords } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { settle } from '../../lib/visit/settle.server';
import type { EditReplyFields } from './edit-reply';
import type { EditValues } from './edit.form';
import { EditFormSchema, changedValue, editSecrets, missingCurrentText, needsCurrentPassword } from './edit.form';
import { fieldNames } from './field-names';

type EditAnswer = FormAnswer<EditReplyFields>;

const success = { title: 'Account Updated', message: 'Account information updated successfully' };
const refusal: RefusalWords = {
  title: 'Update Failed',
  message: 'Failed to update account information',
  limit: ({ untilSeconds }) =>
    untilSeconds === null ? {} : { type: 'warn', title: 'Rate Limited', message: 'Too many changes. Please wait.' },
};

/** Saves only what the visitor changed (docs/behaviour/account.md#edit-messages). */
export const saveIntent = formIntent(
  EditFormSchema,
  async (visit: AccountVisit, values, form): Promise<EditAnswer | Response> => {
    const hasExtras = visit.client.hasExtension(extensions.accountExtras);
    if (needsCurrentPassword(values, hasExtras) && values.current === '') {
      const message = { type: 'error', title: 'Validation Error', message: missingCurrentText } as const;
      return { message, status: 422, result: form.result({ fields: { current: [missingCurrentText] } }) };
    }
    const result = await visit.client.call(editAccount, {
      sessionKey: visit.sessionKey,
      body: toEdit(values, hasExtras),
    });
    const changed = result.changed ?? [];
    if (!result.ok) {
      const words = { success, refusal, form, fieldOf, besideField: 'general' } as const;
      const answer = await settle<EditReplyFields>(visit, withMailTime(result), words);
      return { ...answer, more: { changed, ...lockOf(answer, values) } };
    }
    const message = { type: 'ok', ...success, message: success.message + alsoChanged(changed) } as const;
    const headers = new Headers();
    const cookie = await updatedSession(visit, values);
    if (cookie) headers.append('Set-Cookie', cookie);
    if (form.isEnhanced) return { message, more: { changed }, headers };
    // Without scripts, the page of this answer would still show the old name, and a reload would send the passwords again.
    headers.append('Set-Cookie', leaveNotice(message));
    return redirect('/account/edit', { headers });
  },
  {
    secrets: editSecrets,
    keep: (fields) => ({
      emailLockedUntil: Number(fields.get('email_locked_until')) || null,
      emailDraft: textOf(fields, 'email_draft') || null,
    }),
  },
);

const textOf = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

function toEdit(values: EditValues, hasExtras: boolean) {
  const { password_web, password_ingame, current, version } = values;
  return {
    ...(current && { password_saveit: current }),
    ...(hasExtras && isVersion(version) && { version }),
    data: {
      name: changedValue(values, 'name'),
      username: changedValue(values, 'username'),
      email: changedValue(values, 'email'),
      ...(hasExtras && { locale: changedValue(values, 'locale') }),
      password_web: password_web || undefined,
      password_ingame: password_ingame || undefined,
    },
  };
}

/** Another host's version may have any format. Versions that do not match the contract are not sent back. */
const isVersion = (version: string) => /^([\w-]{8}\.){6}[\w-]{8}$/.test(version);

/** In the specification, the end of this limit is in the field `timestamp` (docs/behaviour/account.md#edit-messages). */
const withMailTime = (refusal: CallRefusal): CallRefusal =>
  refusal.timestamp > 0 ? { ...refusal, ratelimit: null } : refusal;

/** The limit as the dialog needs it; nothing if the host sends no time. */
const lockOf = ({ waitUntilSeconds }: EditAnswer, values: EditValues): Partial<EditReplyFields> =>
  waitUntilSeconds ? { emailLockedUntil: waitUntilSeconds, emailDraft: changedValue(values, 'email') ?? null } : {};

/** This form has other names for some fields of the host. */
const formFields: Readonly<Record<string, string>> = { password: 'password_web', password_saveit: 'current' };
const fieldOf = ({ field }: CallRefusal) => field && (formFields[field] ?? field);

const alsoChanged = (changed: readonly EditableField[]) =>
  changed.length === 0 ? '' : `. Another window also changed: ${changed.map((field) => fieldNames[field]).join(', ')}.`;

/** The cookie with the new names; null when they did not change (docs/behaviour/foundation.md#stored-session). */
async function updatedSession({ context, request }: AccountVisit, values: EditValues): Promise<string | null> {
  const [name, username] = [changedValue(values, 'name'), changedValue(values, 'username')];
  const locale = changedValue(values, 'locale');
  const session = name || username || locale ? await readSession(context, request) : null;
  if (!session) return null;
  const renamed = {
    ...session,
    name: name ?? session.name,
    username: username ?? session.username,
    locale: locale ?? session.locale,
  };
  // The account is already saved. If the new names and a long key do not fit into the cookie together, the cookie keeps the old names.
  return sessionsFor(context)
    .commit(renamed)
    .catch(() => null);
}
