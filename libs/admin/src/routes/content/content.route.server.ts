import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  createRedeemCode,
  disableRedeemCode,
  listContentReports,
  listFleetServers,
  listRedeemCodes,
} from '@starhaven/contracts/admin';
import { decideText, listTextReports, settleTextReport } from '@starhaven/contracts/ask';
import { decideChatMessage, settleChatReport } from '@starhaven/contracts/chat';
import { extensions } from '@starhaven/contracts/protocol';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, PageHasProblem, unsharedHeaders } from '@starhaven/ui-kit/server';
import { isDeclined } from '@starhaven/upstream/server';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireOurStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import { CodeFormSchema, DisableFormSchema, ReportFormSchema } from './content.form';
import { ofAsk, ofChat } from './shown-report';
import type { ReportKind, ShownReport } from './shown-report';

export const headers = unsharedHeaders;

/** Permission to ban members includes permission to settle reports; read permission does not. */
const mayModerate = ({ access }: StaffVisit) => access?.permissions.includes('users.ban') ?? false;

/** Reported texts, texts that wait for approval, and the redeem codes (docs/behaviour/admin.md#content). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    const permissions = visit.access?.permissions ?? [];
    if (visit.access === null || !permissions.includes('codes')) requirePermission(visit, 'reports');
    const [reports, codes] = await Promise.all([
      permissions.includes('reports') ? findReports(visit) : null,
      permissions.includes('codes') ? findCodes(visit) : null,
    ]);
    if (reports === null && codes === null)
      throw new PageHasProblem({ title: 'Nothing here', message: '', canRetry: false, status: 403 });
    const hasChat = mayModerate(visit) && visit.client.hasExtension(extensions.chat);
    return { reports, codes, maySettle: mayModerate(visit), hasChat };
  });

async function findReports(visit: StaffVisit): Promise<ShownReport[]> {
  const { client, context, request, sessionKey } = visit;
  const hasAsk = mayModerate(visit) && client.hasExtension(extensions.ask);
  const [chat, ask] = await Promise.all([
    client.call(listContentReports, { sessionKey }),
    hasAsk ? client.call(listTextReports, { sessionKey }) : null,
  ]);
  await requireLiveAnswer(context, request, chat);
  const texts = ask === null ? null : dataOf(ask);
  return [
    ...dataOf(chat).map(ofChat),
    ...(texts?.reported ?? []).map(ofAsk(false)),
    ...(texts?.waiting ?? []).map(ofAsk(true)),
  ].sort((one, other) => one.at - other.at);
}

async function findCodes({ client, sessionKey, access }: StaffVisit) {
  const mayReadFleet = access?.permissions.includes('fleet.read') ?? false;
  const [codes, servers] = await Promise.all([
    client.call(listRedeemCodes, { sessionKey }),
    mayReadFleet ? client.call(listFleetServers, { sessionKey }) : null,
  ]);
  const places = servers === null ? [] : dataOf(servers).map(({ slug, name }) => ({ slug, name }));
  return { list: dataOf(codes), places };
}

const settleCall = (
  { client, sessionKey }: StaffVisit,
  { kind, id }: { kind: ReportKind; id: string },
  isKept: boolean,
) => {
  if (kind === 'chat-report')
    return client.call(settleChatReport, { sessionKey, body: { id_message: id, isRemoved: !isKept } });
  return client.call(settleTextReport, {
    sessionKey,
    body: { kind: kind === 'question' ? 'question' : 'answer', id, isRemoved: !isKept },
  });
};

const decideCall = (
  { client, sessionKey }: StaffVisit,
  { kind, id }: { kind: ReportKind; id: string },
  isApproved: boolean,
) => {
  if (kind === 'chat-waiting')
    return client.call(decideChatMessage, { sessionKey, body: { id_message: id, isApproved } });
  return client.call(decideText, {
    sessionKey,
    body: { kind: kind === 'question' ? 'question' : 'answer', id, isApproved },
  });
};

const decision = (call: typeof settleCall, isKept: boolean, success: string) =>
  staffIntent(ReportFormSchema, async (visit: StaffVisit, report, form) => {
    const result = await call(visit, report, isKept);
    // Somebody else has settled it in the meantime.
    if (isDeclined(result))
      return {
        message: { type: 'info', title: 'Already settled', message: 'This was already settled.' },
      };
    return settleStaff<StaffReplyFields>(visit, result, { success, form });
  });

const makeCode = staffIntent(
  CodeFormSchema,
  async (visit: StaffVisit, { title, place, items, code, maxUses, until }, form) => {
    const result = await visit.client.call(createRedeemCode, {
      sessionKey: visit.sessionKey,
      body: {
        ...{ title, items, maxUses, expiresAt: until, ...place },
        ...(code === '' ? {} : { code }),
      },
    });
    const made = result.ok ? (result.data?.code ?? '') : '';
    return settleStaff<StaffReplyFields>(visit, result, { success: `The code ${made} works from now on.`, form });
  },
);

const disableCode = staffIntent(DisableFormSchema, async (visit: StaffVisit, body, form) => {
  const result = await visit.client.call(disableRedeemCode, { sessionKey: visit.sessionKey, body });
  const success = `The code ${body.code} is disabled. What was accepted is still delivered.`;
  return settleStaff<StaffReplyFields>(visit, result, { success, form });
});

type ContentIntent = 'keep' | 'remove' | 'approve' | 'reject' | 'make-code' | 'disable-code';

const runForm = formAction<FormVisit, ContentIntent, StaffReplyFields>({
  intents: {
    keep: decision(settleCall, true, 'The text stays, and its reports are settled.'),
    remove: decision(settleCall, false, 'The text is removed, and its reports are settled.'),
    approve: decision(decideCall, true, 'Everybody can see the text now.'),
    reject: decision(decideCall, false, 'The text is removed.'),
    'make-code': makeCode,
    'disable-code': disableCode,
  },
  more: staffReplyDefaults,
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireOurStaffForForm(args);
  return runForm(args.request, visit);
}
