import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  banUser,
  endUserSessions,
  getUser,
  grantRole,
  liftBan,
  revokeRole,
  sendUserReset,
} from '@starhaven/contracts/admin';
import type { AdminPermission } from '@starhaven/contracts/admin';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { noStaffNews, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffNews } from '../../lib/settle-staff.server';
import {
  StaffPageProblem,
  dataOf,
  loadForStaff,
  privateHeaders,
  requirePermission,
  requireStaff,
} from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import { BanFormSchema, EndSessionSchema, GrantFormSchema, RevokeFormSchema, proofOf } from './user.forms';

export const headers = () => privateHeaders;

const uidOf = (params: LoaderFunctionArgs['params']): string => {
  const uid = params['uid'] ?? '';
  if (/^\d{1,15}$/.test(uid)) return uid;
  throw new Response('Not Found', { status: 404, headers: privateHeaders });
};

/** One account with its sessions, logins and addresses; never a password, never a session key. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    requirePermission(visit, 'users.read');
    const answer = await visit.client.call(getUser, {
      sessionKey: visit.sessionKey,
      params: { uid: uidOf(args.params) },
    });
    await requireLiveAnswer(visit.context, visit.request, answer);
    if (!answer.ok && answer.retcode === 404)
      throw new StaffPageProblem({
        title: 'No such account',
        message: 'It may have been deleted.',
        canRetry: false,
        status: 404,
      });
    const permissions: readonly AdminPermission[] = visit.access?.permissions ?? [];
    return {
      user: dataOf(answer),
      proofs: visit.access?.proofs ?? [],
      may: {
        roles: permissions.includes('users.roles'),
        ban: permissions.includes('users.ban'),
        sessions: permissions.includes('users.sessions'),
      },
    };
  });

type UserVisit = StaffVisit & { uid: string };

const ban = formIntent(BanFormSchema, async (visit: UserVisit, fields, form) => {
  const body = { uid: visit.uid, ...fields };
  const result = await visit.client.call(banUser, { sessionKey: visit.sessionKey, body });
  return settleStaff<StaffNews>(visit, result, {
    success: 'The account is banned, and its sessions have ended.',
    form,
  });
});

const unban = formIntent(v.object({}), async (visit: UserVisit, _, form) => {
  const result = await visit.client.call(liftBan, { sessionKey: visit.sessionKey, body: { uid: visit.uid } });
  return settleStaff<StaffNews>(visit, result, { success: 'The ban is lifted.', form });
});

const secrets = ['password', 'code'];

const grant = formIntent(
  GrantFormSchema,
  async (visit: UserVisit, { role, until, ...proof }, form) => {
    const body = { uid: visit.uid, role, until, ...proofOf(proof) };
    const result = await visit.client.call(grantRole, { sessionKey: visit.sessionKey, body });
    return settleStaff<StaffNews>(visit, result, { success: 'The role is given.', form });
  },
  { secrets },
);

const revoke = formIntent(
  RevokeFormSchema,
  async (visit: UserVisit, { role, ...proof }, form) => {
    const body = { uid: visit.uid, role, ...proofOf(proof) };
    const result = await visit.client.call(revokeRole, { sessionKey: visit.sessionKey, body });
    return settleStaff<StaffNews>(visit, result, { success: 'The role is taken away.', form });
  },
  { secrets },
);

const endSessions = formIntent(EndSessionSchema, async (visit: UserVisit, { sessionId }, form) => {
  const body = { uid: visit.uid, ...(sessionId === '' ? {} : { sessionId }) };
  const result = await visit.client.call(endUserSessions, { sessionKey: visit.sessionKey, body });
  const success = sessionId === '' ? 'All sessions have ended.' : 'The session has ended.';
  return settleStaff<StaffNews>(visit, result, { success, form });
});

const reset = formIntent(v.object({}), async (visit: UserVisit, _, form) => {
  const result = await visit.client.call(sendUserReset, { sessionKey: visit.sessionKey, body: { uid: visit.uid } });
  return settleStaff<StaffNews>(visit, result, { success: 'A code for a new password is on its way.', form });
});

const runForm = formAction<UserVisit, 'ban' | 'unban' | 'grant' | 'revoke' | 'end-sessions' | 'reset', StaffNews>({
  intents: { ban, unban, grant, revoke, 'end-sessions': endSessions, reset },
  more: noStaffNews,
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireStaff(args);
  if (visit.access === null) throw new Response('Not Found', { status: 404, headers: privateHeaders });
  return runForm(args.request, { ...visit, uid: uidOf(args.params) });
}
