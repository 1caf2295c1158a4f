import { redirect } from '@remix-run/node';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { getAdminAccess } from '@starhaven/contracts/admin';
import type { AdminAccess, AdminPermission } from '@starhaven/contracts/admin';
import { extensions } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { effectiveRoles, hasRole } from '@starhaven/session';
import { leaveNotice, requireLiveAnswer, requireSession } from '@starhaven/session/server';
import { loadPersonalPage, PageHasProblem, unsharedPage } from '@starhaven/ui-kit/server';
import {
  failureStatus,
  isForbidden,
  isUpstreamError,
  limitProblem,
  noAnswerText,
  refusalStatus,
  upstreamFor,
} from '@starhaven/upstream/server';
import type { CallRefusal, CallResult, UpstreamClient } from '@starhaven/upstream/server';

export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** A request to the dashboard by a member of staff, with everything that its calls need. */
export interface StaffVisit {
  context: AppLoadContext;
  request: Request;
  client: UpstreamClient;
  sessionKey: string;
  /** Null: the host supports only the specification, and the dashboard has no calls (docs/behaviour/admin.md#tabs). */
  access: AdminAccess | null;
}

const forbidden = 403;

/** The redirect for everybody who is not staff (docs/behaviour/admin.md#access). */
const denied = () =>
  redirect('/', {
    headers: {
      ...unsharedPage,
      'Set-Cookie': leaveNotice({
        type: 'error',
        title: 'Access Denied',
        message: 'You do not have permission to access the admin dashboard.',
      }),
    },
  });

/**
 * The visit of staff. It throws a redirect: without a session to the login, without the right to `/`. Our own API returns the current
 * permissions; for another host the role in the cookie decides.
 */
export async function requireStaff({ request, context }: RequestArgs): Promise<StaffVisit> {
  const session = await requireSession(context, request);
  const client = upstreamFor(context, request);
  const visit = { context, request, client, sessionKey: session.sessionKey };
  if (!client.hasExtension(extensions.admin)) {
    if (!hasRole(effectiveRoles(session), Role.ADMIN)) throw denied();
    return { ...visit, access: null };
  }
  const answer = await accessOnce(context, session.sessionKey, () =>
    client.call(getAdminAccess, { sessionKey: session.sessionKey }),
  );
  await requireLiveAnswer(context, request, answer);
  if (answer.ok) return { ...visit, access: answer.data };
  if (isForbidden(answer)) throw denied();
  throw new PageHasProblem(
    limitProblem(answer) ?? {
      title: 'The dashboard is not available',
      message: answer.message || noAnswerText,
      canRetry: true,
      status: refusalStatus(answer),
    },
  );
}

type AccessAnswer = CallResult<typeof getAdminAccess>;

/** The frame and its page load at the same time with one context, so one call serves both. */
const answers = new WeakMap<AppLoadContext, { sessionKey: string; answer: Promise<AccessAnswer> }>();

function accessOnce(
  context: AppLoadContext,
  sessionKey: string,
  ask: () => Promise<AccessAnswer>,
): Promise<AccessAnswer> {
  const known = answers.get(context);
  if (known?.sessionKey === sessionKey) return known.answer;
  const answer = ask();
  answers.set(context, { sessionKey, answer });
  return answer;
}

/** Throws a 404 if the host has no dashboard, and the page's problem if this member of staff may not see it. */
export function requirePermission(visit: StaffVisit, permission: AdminPermission): void {
  if (visit.access === null) throw new Response('Not Found', { status: 404, headers: unsharedPage });
  if (visit.access.permissions.includes(permission)) return;
  const message = visit.access.isFactorMissing
    ? 'Staff of this site must have a second factor. Add one on the security page of your account first.'
    : 'Your role does not allow this.';
  throw new PageHasProblem({ title: 'Not for your role', message, canRetry: false, status: forbidden });
}

/** Loads a page of the dashboard: `read` gives its content or throws `PageHasProblem`. */
export const loadForStaff = <Content extends object>(
  args: RequestArgs,
  read: (visit: StaffVisit) => Promise<Content>,
) =>
  loadPersonalPage(
    async () => read(await requireStaff(args)),
    (error) =>
      isUpstreamError(error)
        ? (limitProblem(error) ?? {
            title: 'The dashboard is not available',
            message: noAnswerText,
            canRetry: true,
            status: failureStatus(error),
          })
        : null,
  );

/** The data of an answer; a refusal is thrown as the page's problem. */
export function dataOf<Data>(answer: { ok: true; data: Data } | CallRefusal): Data {
  if (answer.ok) return answer.data;
  throw new PageHasProblem(
    limitProblem(answer) ?? {
      title: 'This could not be loaded',
      message: answer.message || noAnswerText,
      canRetry: true,
      status: refusalStatus(answer),
    },
  );
}
