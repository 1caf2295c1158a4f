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
import { listMemberRemovals, removeMemberTexts, restoreMemberTexts } from '@starhaven/contracts/ask';
import type { RemovedTexts } from '@starhaven/contracts/ask';
import { extensions } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { effectiveRoles, hasRole } from '@starhaven/session';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, PageHasProblem, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import { isDeclined, isNone } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireOurStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import { proofOf, proofSecrets } from '../../lib/proof.form';
import {
  BanFormSchema,
  EndSessionSchema,
  GrantFormSchema,
  RemoveTextsSchema,
  RestoreTextsSchema,
  RevokeFormSchema,
} from './user.form';

export const headers = unsharedHeaders;

const uidOf = (params: LoaderFunctionArgs['params']): string => {
  const uid = params['uid'] ?? '';
  if (/^\d{1,15}$/.test(uid)) return uid;
  throw new Response('Not Found', { status: 404, headers: unsharedPage });
};

/** One account with its sessions, logins and addresses; never a password or a session key. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    requirePermission(visit, 'users.read');
    const answer = await visit.client.call(getUser, {
      sessionKey: visit.sessionKey,
      params: { uid: uidOf(args.params) },
    });
    await requireLiveAnswer(visit.context, visit.request, answer);
    if (isNone(answer))
      throw new PageHasProblem({
        title: 'No such account',
        message: 'It may have been deleted.',
        canRetry: false,
        status: 404,
      });
    const permissions: readonly AdminPermission[] = visit.access?.permissions ?? [];
    const user = dataOf(answer);
    return {
      user,
      removals: permissions.includes('users.ban') ? await findRemovals(visit, user.uid) : null,
      isModerator: hasRole(effectiveRoles(user), Role.ADMIN, Role.MOD),
      proofs: visit.access?.proofs ?? [],
      may: {
        roles: permissions.includes('users.roles'),
        ban: permissions.includes('users.ban'),
        sessions: permissions.includes('users.sessions'),
      },
    };
  });

/** Null: the host has no questions and answers. */
async function findRemovals({ client, sessionKey }: StaffVisit, uid: string): Promise<RemovedTexts[] | null> {
  if (!client.hasExtension(extensions.ask)) return null;
  return dataOf(await client.call(listMemberRemovals, { sessionKey })).filter(({ member }) => member.uid === uid);
}

type UserVisit = StaffVisit & { uid: string };

const ban = staffIntent(BanFormSchema, async (visit: UserVisit, fields, form) => {
  const body = { uid: visit.uid, ...fields };
  const result = await visit.client.call(banUser, { sessionKey: visit.sessionKey, body });
  return settleStaff<StaffReplyFields>(visit, result, {
    success: 'The account is banned, and its sessions have ended.',
    form,
  });
});

const unban = staffIntent(v.object({}), async (visit: UserVisit, _, form) => {
  const result = await visit.client.call(liftBan, { sessionKey: visit.sessionKey, body: { uid: visit.uid } });
  return settleStaff<StaffReplyFields>(visit, result, { success: 'The ban is lifted.', form });
});

const grant = staffIntent(
  GrantFormSchema,
  async (visit: UserVisit, { role, until, ...proof }, form) => {
    const body = { uid: visit.uid, role, until, ...proofOf(proof) };
    const result = await visit.client.call(grantRole, { sessionKey: visit.sessionKey, body });
    return settleStaff<StaffReplyFields>(visit, result, { success: 'The role is given.', form });
  },
  { secrets: proofSecrets },
);

const revoke = staffIntent(
  RevokeFormSchema,
  async (visit: UserVisit, { role, ...proof }, form) => {
    const body = { uid: visit.uid, role, ...proofOf(proof) };
    const result = await visit.client.call(revokeRole, { sessionKey: visit.sessionKey, body });
    return settleStaff<StaffReplyFields>(visit, result, { success: 'The role is taken away.', form });
  },
  { secrets: proofSecrets },
);

const endSessions = staffIntent(EndSessionSchema, async (visit: UserVisit, { sessionId }, form) => {
  const body = { uid: visit.uid, ...(sessionId === '' ? {} : { sessionId }) };
  const result = await visit.client.call(endUserSessions, { sessionKey: visit.sessionKey, body });
  const success = sessionId === '' ? 'All sessions have ended.' : 'The session has ended.';
  return settleStaff<StaffReplyFields>(visit, result, { success, form });
});

const reset = staffIntent(v.object({}), async (visit: UserVisit, _, form) => {
  const result = await visit.client.call(sendUserReset, { sessionKey: visit.sessionKey, body: { uid: visit.uid } });
  return settleStaff<StaffReplyFields>(visit, result, { success: 'A code for a new password is on its way.', form });
});

const removeTexts = staffIntent(RemoveTextsSchema, async (visit: UserVisit, { reason }, form) => {
  const body = { uid: visit.uid, reason };
  const result = await visit.client.call(removeMemberTexts, { sessionKey: visit.sessionKey, body });
  if (!result.ok && isDeclined(result))
    return { message: { type: 'info', title: 'Nothing removed', message: result.message } };
  return settleStaff<StaffReplyFields>(visit, result, { success: 'All questions and answers are removed.', form });
});

const restoreTexts = staffIntent(RestoreTextsSchema, async (visit: UserVisit, { removal: id }, form) => {
  const result = await visit.client.call(restoreMemberTexts, { sessionKey: visit.sessionKey, params: { id } });
  if (!result.ok && isDeclined(result))
    return { message: { type: 'info', title: 'Nothing brought back', message: result.message } };
  return settleStaff<StaffReplyFields>(visit, result, { success: 'The questions and answers are back.', form });
});

const runForm = formAction<
  FormVisit<UserVisit>,
  'ban' | 'unban' | 'grant' | 'revoke' | 'end-sessions' | 'reset' | 'remove-texts' | 'restore-texts',
  StaffReplyFields
>({
  intents: {
    ...{ ban, unban, grant, revoke, reset },
    'end-sessions': endSessions,
    'remove-texts': removeTexts,
    'restore-texts': restoreTexts,
  },
  more: staffReplyDefaults,
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireOurStaffForForm(args);
  return runForm(args.request, { ...visit, uid: uidOf(args.params) });
}
