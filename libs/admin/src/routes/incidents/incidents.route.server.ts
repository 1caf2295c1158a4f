import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  cancelPlannedWork,
  changePlannedWork,
  listAdminIncidents,
  listFleetServers,
  openIncident,
  planWork,
  updateIncident,
} from '@starhaven/contracts/admin';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireOurStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import {
  affectedOf,
  CancelFormSchema,
  ChangeFormSchema,
  EndFormSchema,
  OpenFormSchema,
  PlanFormSchema,
  timesOf,
  UpdateFormSchema,
} from './incidents.form';

export const headers = unsharedHeaders;

/** Incidents and planned work, with the game servers that they can name (docs/behaviour/admin.md#incidents). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    requirePermission(visit, 'fleet.read');
    const { access, client, context, request, sessionKey } = visit;
    const [incidents, servers] = await Promise.all([
      client.call(listAdminIncidents, { sessionKey }),
      client.call(listFleetServers, { sessionKey }),
    ]);
    await requireLiveAnswer(context, request, incidents);
    return {
      incidents: dataOf(incidents),
      servers: dataOf(servers).map(({ id, name }) => ({ id, name })),
      mayAct: access?.permissions.includes('fleet.act') ?? false,
    };
  });

export interface IncidentReplyFields extends StaffReplyFields {
  /** The incident that the form named; empty: a new one. */
  about: string;
}

const options = { keep: (fields: FormData) => ({ about: String(fields.get('id') ?? '') }) };

const open = staffIntent(
  OpenFormSchema,
  async (visit: StaffVisit, value, form) => {
    const { client, sessionKey } = visit;
    const body = { ...value, ...affectedOf(form.fields) };
    const result = await client.call(openIncident, { sessionKey, body });
    return settleStaff<IncidentReplyFields>(visit, result, { success: 'The incident is on the status page.', form });
  },
  options,
);

const plan = staffIntent(
  PlanFormSchema,
  async (visit: StaffVisit, { title, text, ...times }, form) => {
    const { client, sessionKey } = visit;
    const body = { title, text, ...timesOf(times), ...affectedOf(form.fields) };
    const result = await client.call(planWork, { sessionKey, body });
    return settleStaff<IncidentReplyFields>(visit, result, {
      success: 'The work is planned. It begins and ends by itself.',
      form,
    });
  },
  options,
);

const change = staffIntent(
  ChangeFormSchema,
  async (visit: StaffVisit, { id, version, title, ...times }, form) => {
    const { client, sessionKey } = visit;
    const body = { id, version, title, ...timesOf(times), ...affectedOf(form.fields) };
    const result = await client.call(changePlannedWork, { sessionKey, body });
    return settleStaff<IncidentReplyFields>(visit, result, { success: 'The work is changed.', form });
  },
  options,
);

const update = staffIntent(
  UpdateFormSchema,
  async (visit: StaffVisit, body, form) => {
    const { client, sessionKey } = visit;
    const result = await client.call(updateIncident, { sessionKey, body });
    return settleStaff<IncidentReplyFields>(visit, result, { success: 'The update is on the status page.', form });
  },
  options,
);

/** Ends an incident or work, whatever state was chosen in the form. */
const end = (state: 'resolved' | 'completed', success: string) =>
  staffIntent(
    EndFormSchema,
    async (visit: StaffVisit, body, form) => {
      const { client, sessionKey } = visit;
      const result = await client.call(updateIncident, { sessionKey, body: { ...body, state } });
      return settleStaff<IncidentReplyFields>(visit, result, { success, form });
    },
    options,
  );

const cancel = staffIntent(
  CancelFormSchema,
  async (visit: StaffVisit, body, form) => {
    const { client, sessionKey } = visit;
    const result = await client.call(cancelPlannedWork, { sessionKey, body });
    return settleStaff<IncidentReplyFields>(visit, result, { success: 'The work is cancelled.', form });
  },
  options,
);

type IncidentIntent = 'open' | 'plan' | 'change' | 'update' | 'resolve' | 'complete' | 'cancel';

const runForm = formAction<FormVisit, IncidentIntent, IncidentReplyFields>({
  intents: {
    ...{ open, plan, change, update, cancel },
    resolve: end('resolved', 'The incident is resolved.'),
    complete: end('completed', 'The work is done.'),
  },
  more: { ...staffReplyDefaults, about: '' },
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireOurStaffForForm(args);
  return runForm(args.request, visit);
}
