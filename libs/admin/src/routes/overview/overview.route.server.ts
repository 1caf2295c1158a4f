import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getFirstSteps, getOverview, listAdminJobs, startAdminJob } from '@starhaven/contracts/admin';
import { requireLiveAnswer } from '@starhaven/session/server';
import { formAction, formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { noStaffNews, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffNews } from '../../lib/settle-staff.server';
import { dataOf, loadForStaff, privateHeaders, requireStaff } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import { isQuickAction, quickActions } from './quick-actions';

export const headers = () => privateHeaders;

const shownJobs = 5;

/** Readings of the machine, what is left to set up, and the newest work; null readings: the host has no dashboard. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async ({ access, client, context, request, sessionKey }) => {
    const asked = new URL(request.url).searchParams.get('confirm') ?? '';
    const common = { confirm: isQuickAction(asked) ? asked : null, nonce: randomUUID() };
    if (access === null || !access.permissions.includes('overview'))
      return { ...common, isLocal: access === null, reading: null, steps: [], jobs: [], mayBackUp: false };
    const maySetUp = access.permissions.includes('settings.read');
    const [overview, jobs, steps] = await Promise.all([
      client.call(getOverview, { sessionKey }),
      client.call(listAdminJobs, { sessionKey }),
      maySetUp ? client.call(getFirstSteps, { sessionKey }) : null,
    ]);
    await requireLiveAnswer(context, request, overview);
    const all = steps === null ? [] : dataOf(steps);
    return {
      ...common,
      isLocal: false,
      reading: dataOf(overview).now,
      jobs: dataOf(jobs).slice(0, shownJobs),
      // The list goes away when everything is done.
      steps: all.every(({ isDone }) => isDone) ? [] : all,
      mayBackUp: access.permissions.includes('backups.make'),
    };
  });

const NonceSchema = v.object({ nonce: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) });

const backup = formIntent(NonceSchema, async (visit: StaffVisit, { nonce }, form) => {
  if (visit.access === null) return placeholder('backup');
  const result = await visit.client.call(startAdminJob, {
    sessionKey: visit.sessionKey,
    body: { kind: 'backup', subject: '', nonce },
  });
  return settleStaff<StaffNews>(visit, result, { success: 'The backup has started.', form });
});

/** What only a game server could do. Agents offer neither call, so with our own host these have no button (docs/behaviour/admin.md#fleet). */
const local = (action: 'restart' | 'stop' | 'maintenance') =>
  formIntent(v.object({}), async (visit: StaffVisit) => {
    if (visit.access !== null) throw new Response('Not Found', { status: 404, headers: privateHeaders });
    return placeholder(action);
  });

const placeholder = (action: keyof typeof quickActions) => ({
  message: {
    type: 'info' as const,
    title: quickActions[action].label,
    message: 'This is a placeholder: this host offers no dashboard, and nothing was sent.',
  },
});

const runForm = formAction<StaffVisit, 'backup' | 'restart' | 'stop' | 'maintenance', StaffNews>({
  intents: { backup, restart: local('restart'), stop: local('stop'), maintenance: local('maintenance') },
  more: noStaffNews,
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  return runForm(args.request, await requireStaff(args));
}
