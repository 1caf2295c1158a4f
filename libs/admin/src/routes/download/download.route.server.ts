import type { ActionFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { backupFilePath } from '@starhaven/contracts/admin';
import { leaveWithNotice } from '@starhaven/session/server';
import { formAction, unsharedPage } from '@starhaven/ui-kit/server';
import { fileForwarderFor } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { proofFields, proofOf } from '../../lib/proof.form';
import { staffFailure } from '../../lib/settle-staff.server';
import { requireOurStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import type { StaffVisit } from '../../lib/staff-visit.server';

const pagePath = '/admin/database';
const DownloadSchema = v.object({
  ...proofFields,
  name: v.pipe(v.string(), v.regex(/^[\w.-]{1,120}$/)),
});

/** Redirects to the page, which shows the reason: the answer to this form is either a file or a redirect. */
const refuse = (message: string) => leaveWithNotice(pagePath, { type: 'error', title: 'Not downloaded', message });

const download = staffIntent(
  DownloadSchema,
  async ({ context, request, sessionKey }: StaffVisit, { name, ...proof }) => {
    const body = { name, ...proofOf(proof) };
    const file = { path: backupFilePath, sessionKey, body, signal: request.signal };
    const answer = await fileForwarderFor(context)(file);
    if (answer === null) return refuse('Failed to connect to server. Please try again.');
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('application/gzip'))
      return refuse(await reasonOf(answer));
    const length = answer.headers.get('content-length');
    return new Response(answer.body, {
      headers: {
        ...unsharedPage,
        'Content-Type': 'application/gzip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'X-Content-Type-Options': 'nosniff',
        ...(length === null ? {} : { 'Content-Length': length }),
      },
    });
  },
);

const runForm = formAction<FormVisit, 'download', object>({
  intents: { download },
  more: {},
  onFailure: (error) => staffFailure(error),
});

/** A backup as a file, streamed from our own API after a proof (docs/behaviour/admin.md#database). */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await requireOurStaffForForm(args);
  const answer = await runForm(args.request, visit);
  if (answer instanceof Response) return answer;
  return refuse(answer.data.message?.message ?? 'This form was not complete. Please try again.');
}

const RefusalSchema = v.object({ message: v.pipe(v.string(), v.nonEmpty()) });

async function reasonOf(answer: Response): Promise<string> {
  const refusal = v.safeParse(RefusalSchema, await answer.json().catch(() => null));
  return refusal.success ? refusal.output.message : 'That did not work. Please try again.';
}

/** This address has no page; only the form's POST returns the file. */
export const loader = () => redirect(pagePath);
