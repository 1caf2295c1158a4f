import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getFirstSteps, getOverview, listAdminJobs, startAdminJob } from '@starhaven/contracts/admin';
import { NonceSchema } from '@starhaven/contracts/protocol';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import { isQuickAction, quickActions } from './quick-actions';
import type { QuickAction } from './quick-actions';

export const headers = unsharedHeaders;

const shownJobs = 5;

/** Readings of the machine, open setup steps and the newest jobs; null readings: the host has no dashboard. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    const { access, client, context, request, sessionKey } = visit;
    const actions = offeredActions(access);
    const asked = new URL(request.url).searchParams.get('confirm') ?? '';
    const common = {
      isLocal: access === null,
      actions,
      // With our own API, only the backup is confirmed here. Every other action concerns one server and is confirmed in that server's form.
      confirm:
        isQuickAction(asked) && actions.includes(asked) && (access === null || asked === 'backup') ? asked : null,
      nonce: randomUUID(),
    };
    if (access === null || !access.permissions.includes('overview'))
      return { ...common, reading: null, steps: [], jobs: [] };
    const maySetUp = access.permissions.includes('settings.change');
    const [overview, jobs, steps] = await Promise.all([
      client.call(getOverview, { sessionKey }),
      client.call(listAdminJobs, { sessionKey }),
      maySetUp ? client.call(getFirstSteps, { sessionKey }) : null,
    ]);
    await requireLiveAnswer(context, request, overview);
    const all = steps === null ? [] : dataOf(steps);
    return {
      ...common,
      reading: dataOf(overview).now,
      jobs: dataOf(jobs).slice(0, shownJobs),
      // The list disappears when all steps are done.
      steps: all.every(({ isDone }) => isDone) ? [] : all,
    };
  });

/** With our own API only the actions that the caller may run (docs/behaviour/admin.md#fleet). */
function offeredActions(access: StaffVisit['access']): QuickAction[] {
  if (access === null) return ['restart', 'stop', 'maintenance', 'backup'];
  return [
    ...(access.permissions.includes('fleet.change') ? (['restart', 'stop'] as const) : []),
    ...(access.permissions.includes('fleet.act') ? (['maintenance'] as const) : []),
    ...(access.permissions.includes('backups.make') ? (['backup'] as const) : []),
  ];
}

const BackupFormSchema = v.object({ nonce: NonceSchema });

const backup = staffIntent(BackupFormSchema, async (visit: StaffVisit, { nonce }, form) => {
  if (visit.access === null) return placeholder('backup');
  const result = await visit.client.call(startAdminJob, {
    sessionKey: visit.sessionKey,
    body: { kind: 'backup', subject: '', nonce },
  });
  return settleStaff<StaffReplyFields>(visit, result, { success: 'The backup has started.', form });
});

/**
 * Placeholders for a host without a dashboard. On our own host the form of each server has these actions (docs/behaviour/admin.md#fleet).
 */
const local = (action: 'restart' | 'stop' | 'maintenance') =>
  staffIntent(v.object({}), async (visit: StaffVisit) => {
    if (visit.access !== null) throw new Response('Not Found', { status: 404, headers: unsharedPage });
    return placeholder(action);
  });

const placeholder = (action: QuickAction) => ({
  message: {
    type: 'info' as const,
    title: quickActions[action].label,
    message: 'This is a placeholder: this host offers no dashboard, and nothing was sent.',
  },
});

const runForm = formAction<FormVisit, 'backup' | 'restart' | 'stop' | 'maintenance', StaffReplyFields>({
  intents: { backup, restart: local('restart'), stop: local('stop'), maintenance: local('maintenance') },
  more: staffReplyDefaults,
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  return runForm(args.request, await requireStaffForForm(args));
}
