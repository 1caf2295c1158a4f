import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  addFleetServer,
  changeFleetServer,
  listFleetServers,
  removeFleetServer,
  renewServerKey,
} from '@starhaven/contracts/admin';
import type { ServerKey } from '@starhaven/contracts/admin';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { proofFields, proofOf } from '../user/user.forms';
import { noStaffNews, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffNews } from '../../lib/settle-staff.server';
import { dataOf, loadForStaff, privateHeaders, requirePermission, requireStaff } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';

export const headers = () => privateHeaders;

/** The game servers with disabled ones; null: the host has no dashboard (docs/behaviour/admin.md#fleet). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    if (visit.access === null) return { servers: null, mayAct: false, mayChange: false, proofs: [] };
    requirePermission(visit, 'fleet.read');
    const { access, client, sessionKey } = visit;
    const answer = await client.call(listFleetServers, { sessionKey });
    await requireLiveAnswer(visit.context, visit.request, answer);
    return {
      servers: dataOf(answer),
      mayAct: access.permissions.includes('fleet.act'),
      mayChange: access.permissions.includes('fleet.change'),
      proofs: access.proofs,
    };
  });

export interface ServerNews extends StaffNews {
  /** A key that is shown this once. */
  key: ServerKey | null;
  /** The server that the form was about; empty: a new one. */
  about: string;
}

const noServerNews: ServerNews = { ...noStaffNews, key: null, about: '' };
const secrets = ['password', 'code'];
const keep = (fields: FormData) => ({ about: String(fields.get('slug') ?? '') });

/** The specification's form has no call: it is a placeholder. */
const saveLocal = formIntent(v.object({}), async (visit: StaffVisit) => {
  if (visit.access !== null) throw new Response('Not Found', { status: 404, headers: privateHeaders });
  const message = 'This is a placeholder: this host offers no dashboard, and nothing was sent.';
  return { message: { type: 'info', title: 'Save Configuration', message } };
});

const AddSchema = v.object({
  ...proofFields,
  name: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('Give the server a name.'),
    v.maxLength(60, 'At most 60 characters.'),
  ),
  game: v.picklist(['genshin-impact', 'honkai-star-rail', 'blue-archive']),
  privacy: v.picklist(['public', 'beta', 'testing', 'internal']),
});

const add = formIntent(
  AddSchema,
  async (visit: StaffVisit, { name, game, privacy, ...proof }, form) => {
    const body = { name, game, privacy, ...proofOf(proof) };
    const result = await visit.client.call(addFleetServer, { sessionKey: visit.sessionKey, body });
    const key = result.ok ? result.data : null;
    return settleStaff<ServerNews>(visit, result, { success: 'The server is added.', form, more: { key } });
  },
  { secrets },
);

const SlugSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
const ChangeSchema = v.object({
  slug: SlugSchema,
  name: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('Give the server a name.'), v.maxLength(60))),
  privacy: v.optional(v.picklist(['public', 'beta', 'testing', 'internal'])),
  maintenance: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(200, 'At most 200 characters.')),
});

const change = formIntent(
  ChangeSchema,
  async (visit: StaffVisit, body, form) => {
    const result = await visit.client.call(changeFleetServer, { sessionKey: visit.sessionKey, body });
    return settleStaff<ServerNews>(visit, result, { success: 'The server is changed.', form });
  },
  { keep },
);

const switchOn = (isDisabled: boolean) =>
  formIntent(
    v.object({ slug: SlugSchema }),
    async (visit: StaffVisit, { slug }, form) => {
      const body = { slug, isDisabled };
      const result = await visit.client.call(changeFleetServer, { sessionKey: visit.sessionKey, body });
      const success = isDisabled ? 'The server is disabled.' : 'The server is enabled.';
      return settleStaff<ServerNews>(visit, result, { success, form });
    },
    { keep },
  );

const renew = formIntent(
  v.object({ ...proofFields, slug: SlugSchema }),
  async (visit: StaffVisit, { slug, ...proof }, form) => {
    const body = { slug, ...proofOf(proof) };
    const result = await visit.client.call(renewServerKey, { sessionKey: visit.sessionKey, body });
    const key = result.ok ? result.data : null;
    return settleStaff<ServerNews>(visit, result, { success: 'The former key is void.', form, more: { key } });
  },
  { secrets, keep },
);

const remove = formIntent(
  v.object({ ...proofFields, slug: SlugSchema }),
  async (visit: StaffVisit, { slug, ...proof }, form) => {
    const body = { slug, ...proofOf(proof) };
    const result = await visit.client.call(removeFleetServer, { sessionKey: visit.sessionKey, body });
    return settleStaff<ServerNews>(visit, result, { success: 'The server is removed.', form });
  },
  { secrets, keep },
);

type ServerIntent = 'save-local' | 'add' | 'change' | 'disable' | 'enable' | 'renew' | 'remove';

const runForm = formAction<StaffVisit, ServerIntent, ServerNews>({
  intents: { 'save-local': saveLocal, add, change, disable: switchOn(true), enable: switchOn(false), renew, remove },
  more: noServerNews,
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireStaff(args);
  const isLocal = visit.access === null;
  const form = isLocal
    ? (
        await args.request
          .clone()
          .formData()
          .catch(() => null)
      )?.get('intent')
    : null;
  if (isLocal && form !== 'save-local') throw new Response('Not Found', { status: 404, headers: privateHeaders });
  return runForm(args.request, visit);
}
