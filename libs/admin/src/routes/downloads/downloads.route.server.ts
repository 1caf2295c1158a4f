import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { changeGameBuilds, listAdminJobs, listGameBuilds, startAdminJob } from '@starhaven/contracts/admin';
import { NonceSchema } from '@starhaven/contracts/protocol';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, refusedForm, unsharedHeaders } from '@starhaven/ui-kit/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireOurStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import {
  BuildFormSchema,
  DocumentFormSchema,
  MoveFormSchema,
  WithdrawFormSchema,
  downloadsFields,
} from './downloads.form';
import { isLinkJob } from './link-jobs';
import { addBuild, listBuilds, moveLink, withdrawBuild } from './edit-builds';

export const headers = unsharedHeaders;

/** The downloads of all games, with the result of the newest check of each link (docs/behaviour/admin.md#downloads). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    requirePermission(visit, 'content');
    const { client, sessionKey } = visit;
    const [games, jobs] = await Promise.all([
      client.call(listGameBuilds, { sessionKey }),
      client.call(listAdminJobs, { sessionKey }),
    ]);
    await requireLiveAnswer(visit.context, visit.request, games);
    return {
      games: dataOf(games).map((game) => ({ ...game, builds: listBuilds(game.document) })),
      jobs: dataOf(jobs)
        .filter(({ kind }) => isLinkJob(kind))
        .slice(0, 3),
      nonce: randomUUID(),
    };
  });

export interface DownloadsReplyFields extends StaffReplyFields {
  /** The game that the form named; empty: none. */
  game: string;
}

const keep = (fields: FormData) => ({ game: String(fields.get('game') ?? '') });
const changed = 'These downloads have changed since you opened them. Look at them again.';

interface State {
  game: string;
  fingerprint: string;
}
interface Edit {
  /** Returns null if the document does not contain what the form changes. */
  edit: (document: string) => string | null;
  note: string;
  success: string;
}

async function send(
  visit: StaffVisit,
  body: State & { document: string; note: string },
  success: string,
  form: SentForm,
) {
  const result = await visit.client.call(changeGameBuilds, { sessionKey: visit.sessionKey, body });
  return settleStaff<DownloadsReplyFields>(visit, result, { success, form });
}

/** Saves a change only if the downloads are still in the state on which the form was based. */
async function edit(
  visit: StaffVisit,
  { game, fingerprint }: State,
  { edit: apply, note, success }: Edit,
  form: SentForm,
): Promise<FormAnswer<DownloadsReplyFields>> {
  const games = await visit.client.call(listGameBuilds, { sessionKey: visit.sessionKey });
  if (!games.ok) return settleStaff(visit, games, { success: '', form });
  const found = games.data.find(({ slug }) => slug === game);
  const document = found?.fingerprint === fingerprint ? apply(found.document) : null;
  if (document === null) return refusedForm(changed);
  return send(visit, { game, fingerprint, document, note }, success, form);
}

const check = staffIntent(v.object({ nonce: NonceSchema }), async (visit: StaffVisit, { nonce }, form) => {
  const body = { kind: 'link-check' as const, subject: '', nonce };
  const result = await visit.client.call(startAdminJob, { sessionKey: visit.sessionKey, body });
  return settleStaff<DownloadsReplyFields>(visit, result, { success: 'The check of all links has started.', form });
});

const compare = staffIntent(
  v.object({
    nonce: NonceSchema,
    key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  async (visit: StaffVisit, { nonce, key }, form) => {
    const body = { kind: 'file-check' as const, subject: key, nonce };
    const result = await visit.client.call(startAdminJob, { sessionKey: visit.sessionKey, body });
    const success = 'The file is being read. The list of jobs shows the progress.';
    return settleStaff<DownloadsReplyFields>(visit, result, { success, form });
  },
);

const save = staffIntent(
  DocumentFormSchema,
  (visit: StaffVisit, body, form) =>
    send(visit, { ...body, note: 'all downloads' }, 'The downloads are changed. Players see them at once.', form),
  { keep },
);

const add = staffIntent(
  BuildFormSchema,
  (visit: StaffVisit, { game, fingerprint, ...build }, form) => {
    const name = `${build.platform} ${build.build}`;
    const success = `The build ${name} is offered from now on.`;
    const note = `build ${name} added`;
    return edit(visit, { game, fingerprint }, { edit: (text) => addBuild(text, build), note, success }, form);
  },
  { keep },
);

const withdraw = staffIntent(
  WithdrawFormSchema,
  (visit: StaffVisit, { game, fingerprint, ...build }, form) => {
    const name = `${build.platform} ${build.build}`.slice(0, 150);
    const success = `The build ${name} is not offered any more.`;
    const note = `build ${name} withdrawn`;
    return edit(visit, { game, fingerprint }, { edit: (text) => withdrawBuild(text, build), note, success }, form);
  },
  { keep },
);

const move = staffIntent(
  MoveFormSchema,
  (visit: StaffVisit, { from, to, ...state }, form) => {
    const success = 'The address is changed. Players see it at once.';
    const note = `address ${from}`.slice(0, 200);
    return edit(visit, state, { edit: (text) => moveLink(text, from, to), note, success }, form);
  },
  { keep },
);

const runForm = formAction<FormVisit, 'check' | 'compare' | 'save' | 'add' | 'withdraw' | 'move', DownloadsReplyFields>(
  {
    intents: { check, compare, save, add, withdraw, move },
    more: { ...staffReplyDefaults, game: '' },
    fields: downloadsFields,
    onFailure: (error) => staffFailure(error),
  },
);

export async function action(args: ActionFunctionArgs) {
  const visit = await requireOurStaffForForm(args);
  return runForm(args.request, visit);
}
