import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  getAdminHandbook,
  listAdminJobs,
  readImportSubject,
  startAdminJob,
  toImportSubject,
  uploadHandbookData,
} from '@starhaven/contracts/admin';
import type { AdminJob, AdminJobKind } from '@starhaven/contracts/admin';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireOurStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import { faultOf } from './file-fault';
import { AgainFormSchema, ImportFormSchema, SendFormSchema, handbookFields } from './handbook.form';

export const headers = unsharedHeaders;

/** The time to send 32 MB to the API and to store them. */
const uploadTimeoutMs = 60_000;
const shownJobs = 6;

const isImport = ({ kind }: AdminJob) => kind === 'import' || kind === 'import-rehearsal';

/** The data of the handbook, and the uploaded files, each with its dry run (docs/behaviour/admin.md#handbook-data). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    requirePermission(visit, 'content');
    const { client, sessionKey } = visit;
    const [handbook, listed] = await Promise.all([
      client.call(getAdminHandbook, { sessionKey }),
      client.call(listAdminJobs, { sessionKey }),
    ]);
    await requireLiveAnswer(visit.context, visit.request, handbook);
    const { formats, sources, uploads } = dataOf(handbook);
    const jobs = dataOf(listed).filter(isImport);
    return {
      formats,
      sources,
      uploads: uploads.map((upload) => ({
        ...upload,
        // The newest one, because an import is offered for the result of the newest dry run.
        rehearsal:
          jobs.find(
            ({ kind, subject }) => kind === 'import-rehearsal' && readImportSubject(subject)?.upload === upload.id,
          ) ?? null,
      })),
      jobs: jobs.slice(0, shownJobs),
      nonce: randomUUID(),
    };
  });

const start = (
  { client, sessionKey }: StaffVisit,
  kind: AdminJobKind,
  { subject, nonce }: { subject: string; nonce: string },
) => client.call(startAdminJob, { sessionKey, body: { kind, subject, nonce } });

const dryRun = 'The dry run has started. Its report says what an import would change.';

const send = staffIntent(SendFormSchema, async (visit: StaffVisit, { nonce, ...reading }, form) => {
  const { client, sessionKey } = visit;
  const { files } = form;
  const fault = faultOf(files);
  if (fault !== null) return { result: form.result({ fields: { files: [fault] } }), status: 422 };
  const sent = await client.call(uploadHandbookData, { sessionKey, body: { files }, timeoutMs: uploadTimeoutMs });
  if (!sent.ok || !sent.data) return settleStaff<StaffReplyFields>(visit, sent, { success: '', form });
  const subject = toImportSubject({ upload: sent.data.id, ...reading });
  const result = await start(visit, 'import-rehearsal', { subject, nonce });
  return settleStaff<StaffReplyFields>(visit, result, { success: dryRun, form });
});

const again = staffIntent(AgainFormSchema, async (visit: StaffVisit, { nonce, ...asked }, form) => {
  const result = await start(visit, 'import-rehearsal', { subject: toImportSubject(asked), nonce });
  return settleStaff<StaffReplyFields>(visit, result, { success: dryRun, form });
});

const importData = staffIntent(ImportFormSchema, async (visit: StaffVisit, order, form) => {
  const result = await start(visit, 'import', order);
  return settleStaff<StaffReplyFields>(visit, result, { success: 'The import has started.', form });
});

const runForm = formAction<FormVisit, 'send' | 'again' | 'import', StaffReplyFields>({
  intents: { send, again, import: importData },
  more: staffReplyDefaults,
  fields: handbookFields,
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireOurStaffForForm(args);
  return runForm(args.request, visit);
}
