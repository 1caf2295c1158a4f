import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  EntryHintSchema,
  ServerAddressSchema,
  addFleetServer,
  changeFleetServer,
  listAdminJobs,
  listFleetServers,
  removeFleetServer,
  renewServerKey,
  startAdminJob,
} from '@starhaven/contracts/admin';
import type { ServerKey } from '@starhaven/contracts/admin';
import { NonceSchema } from '@starhaven/contracts/protocol';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { proofFields, proofOf, proofSecrets } from '../../lib/proof.form';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';

export const headers = unsharedHeaders;

/** All game servers, including disabled ones; null: the host has no dashboard (docs/behaviour/admin.md#fleet). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    if (visit.access === null)
      return { servers: null, jobs: [], nonce: '', mayAct: false, mayChange: false, proofs: [] };
    requirePermission(visit, 'fleet.read');
    const { access, client, sessionKey } = visit;
    const [answer, jobs] = await Promise.all([
      client.call(listFleetServers, { sessionKey }),
      access.permissions.includes('overview') ? client.call(listAdminJobs, { sessionKey }) : null,
    ]);
    await requireLiveAnswer(visit.context, visit.request, answer);
    return {
      servers: dataOf(answer),
      jobs: (jobs === null ? [] : dataOf(jobs))
        .filter(({ kind }) => kind === 'server-restart' || kind === 'server-stop')
        .slice(0, 3),
      nonce: randomUUID(),
      mayAct: access.permissions.includes('fleet.act'),
      mayChange: access.permissions.includes('fleet.change'),
      proofs: access.proofs,
    };
  });

export interface ServerReplyFields extends StaffReplyFields {
  /** The new key, which is shown only once. */
  key: ServerKey | null;
  /** The server that the form named; empty: a new one. */
  about: string;
}

const serverReplyDefaults: ServerReplyFields = { ...staffReplyDefaults, key: null, about: '' };
const keep = (fields: FormData) => ({ about: String(fields.get('slug') ?? '') });

/** The specification's form is a placeholder without a call. */
const saveLocal = staffIntent(v.looseObject({}), async (_visit: StaffVisit, _fields, form) => {
  const message = 'This is a placeholder: this host offers no dashboard, and nothing was sent.';
  return { message: { type: 'info', title: 'Save Configuration', message }, result: form.result() };
});

// The form adapter drops empty fields, so a missing name is an empty one.
const NameSchema = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.nonEmpty('Give the server a name.'),
  v.maxLength(60, 'At most 60 characters.'),
);
const privacies = v.picklist(['public', 'beta', 'testing', 'internal']);
const entryFields = { address: v.optional(ServerAddressSchema, ''), entry: v.optional(EntryHintSchema, '') };
const AddSchema = v.object({
  ...entryFields,
  name: NameSchema,
  game: v.picklist(['genshin-impact', 'honkai-star-rail', 'blue-archive']),
  privacy: privacies,
});

const add = staffIntent(AddSchema, async (visit: StaffVisit, body, form) => {
  const result = await visit.client.call(addFleetServer, { sessionKey: visit.sessionKey, body });
  const key = result.ok ? result.data : null;
  return settleStaff<ServerReplyFields>(visit, result, { success: 'The server is added.', form, more: { key } });
});

const SlugSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
const NoteSchema = v.object({
  slug: SlugSchema,
  maintenance: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(200, 'At most 200 characters.')),
});
const ChangeSchema = v.object({ ...NoteSchema.entries, ...entryFields, name: NameSchema, privacy: privacies });

const change = staffIntent(
  // Staff that may only set the note have a form without the other fields.
  (fields): v.GenericSchema<unknown, v.InferOutput<typeof NoteSchema> & Partial<v.InferOutput<typeof ChangeSchema>>> =>
    fields.has('privacy') ? ChangeSchema : NoteSchema,
  async (visit: StaffVisit, body, form) => {
    const result = await visit.client.call(changeFleetServer, { sessionKey: visit.sessionKey, body });
    return settleStaff<ServerReplyFields>(visit, result, { success: 'The server is changed.', form });
  },
  { keep },
);

const switchOn = (isDisabled: boolean) =>
  staffIntent(
    v.object({ slug: SlugSchema }),
    async (visit: StaffVisit, { slug }, form) => {
      const body = { slug, isDisabled };
      const result = await visit.client.call(changeFleetServer, { sessionKey: visit.sessionKey, body });
      const success = isDisabled ? 'The server is disabled.' : 'The server is enabled.';
      return settleStaff<ServerReplyFields>(visit, result, { success, form });
    },
    { keep },
  );

const renew = staffIntent(
  v.object({ ...proofFields, slug: SlugSchema }),
  async (visit: StaffVisit, { slug, ...proof }, form) => {
    const body = { slug, ...proofOf(proof) };
    const result = await visit.client.call(renewServerKey, { sessionKey: visit.sessionKey, body });
    const key = result.ok ? result.data : null;
    return settleStaff<ServerReplyFields>(visit, result, {
      success: 'The former key no longer works.',
      form,
      more: { key },
    });
  },
  { secrets: proofSecrets, keep },
);

const remove = staffIntent(
  v.object({ ...proofFields, slug: SlugSchema }),
  async (visit: StaffVisit, { slug, ...proof }, form) => {
    const body = { slug, ...proofOf(proof) };
    const result = await visit.client.call(removeFleetServer, { sessionKey: visit.sessionKey, body });
    return settleStaff<ServerReplyFields>(visit, result, { success: 'The server is removed.', form });
  },
  { secrets: proofSecrets, keep },
);

const setPower = (kind: 'server-restart' | 'server-stop', success: string) =>
  staffIntent(
    v.object({ ...proofFields, slug: SlugSchema, nonce: NonceSchema }),
    async (visit: StaffVisit, { slug, nonce, ...proof }, form) => {
      const body = { kind, subject: slug, nonce, ...proofOf(proof) };
      const result = await visit.client.call(startAdminJob, { sessionKey: visit.sessionKey, body });
      return settleStaff<ServerReplyFields>(visit, result, { success, form });
    },
    { secrets: proofSecrets, keep },
  );

const restart = setPower('server-restart', 'The restart has started. “Latest work” shows the progress.');
const stop = setPower('server-stop', 'The server is being stopped. “Latest work” shows the progress.');

type ServerIntent = 'add' | 'change' | 'disable' | 'enable' | 'restart' | 'stop' | 'renew' | 'remove';

const runForm = formAction<FormVisit, ServerIntent, ServerReplyFields>({
  intents: { add, change, disable: switchOn(true), enable: switchOn(false), restart, stop, renew, remove },
  more: serverReplyDefaults,
  onFailure: (error) => staffFailure(error),
});

/** A host of the specification has only the specification's form. */
const runLocalForm = formAction<FormVisit, 'save-local', ServerReplyFields>({
  intents: { 'save-local': saveLocal },
  more: serverReplyDefaults,
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireStaffForForm(args);
  const isLocal = 'access' in visit && visit.access === null;
  return isLocal ? runLocalForm(args.request, visit) : runForm(args.request, visit);
}
