import type { ActionFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { exportAccount } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { leaveWithNotice, requireSession } from '@starhaven/session/server';
import { formAction, formIntent, unsharedPage } from '@starhaven/ui-kit/server';
import { failedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { requireOfferedVisit } from '../../lib/visit/require-offered.server';
import { settle } from '../../lib/visit/settle.server';
import { ExportSchema, tooLongText, wrongPasswordSearch } from '../account-data/export.form';

const pagePath = '/account/data';

/** The file's name: only letters that every file system accepts, and the day in UTC. */
function fileNameOf(username: string, exportedAt: number): string {
  const name = username.replace(/[^A-Za-z0-9._-]/g, '').slice(0, 40) || 'account';
  return `${name}-${new Date(exportedAt * 1000).toISOString().slice(0, 10)}.json`;
}

const exportIntent = formIntent(
  ExportSchema,
  async (visit: AccountVisit, body, form) => {
    const result = await visit.client.call(exportAccount, { sessionKey: visit.sessionKey, body });
    if (!result.ok) {
      const refusal = { title: 'Not downloaded', message: 'Your data could not be collected. Please try again.' };
      return settle(visit, result, { success: null, refusal, form, besideField: 'nothing' });
    }
    const { username } = await requireSession(visit.context, visit.request);
    return new Response(JSON.stringify(result.data, null, 2), {
      headers: {
        ...unsharedPage,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileNameOf(username, result.data.exportedAt)}"`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
  { secrets: ['password'] },
);

const runForm = formAction<AccountVisit, 'export', object>({
  intents: { export: exportIntent },
  more: {},
  onFailure: (error) => failedReply(error),
});

/** A file with all data of the account, or the page again with the reason (docs/behaviour/account.md#export). */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const answer = await runForm(args.request, await requireOfferedVisit(args, extensions.accountExport));
  if (answer instanceof Response) return answer;
  const { message, result } = answer.data;
  // The field says it, and has the focus. No message above the page repeats it.
  if (message === null && result?.error?.['password']?.[0] !== tooLongText) {
    return redirect(`${pagePath}${wrongPasswordSearch}`, { status: 303, headers: unsharedPage });
  }
  const notice = message ?? {
    type: 'error' as const,
    title: 'Not downloaded',
    message: tooLongText,
  };
  return leaveWithNotice(pagePath, notice);
}

/** This address has no page; only the form's POST returns the file. */
export const loader = () => redirect(pagePath);
