import { formIntent, PageHasProblem, unsharedPage } from '@starhaven/ui-kit/server';
import type { FormAnswer, FormIntent, IntentOptions, SentForm } from '@starhaven/ui-kit/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import type * as v from 'valibot';
import { requireStaff } from './staff-visit.server';
import type { RequestArgs, StaffVisit } from './staff-visit.server';

/** The host did not answer who the visitor is. */
interface FailedVisit {
  failure: unknown;
}

/** The visit that the dashboard's forms run with. */
export type FormVisit<Visit extends StaffVisit = StaffVisit> = Visit | FailedVisit;

/**
 * The visit of a form. Without a session or a right it throws the redirect. If the host does not answer, the form fails instead, so that
 * the page shows the typed values again.
 */
export async function requireStaffForForm(args: RequestArgs): Promise<FormVisit> {
  try {
    return await requireStaff(args);
  } catch (failure) {
    if (isUpstreamError(failure) || failure instanceof PageHasProblem) return { failure };
    throw failure;
  }
}

/** Like `requireStaffForForm`, but 404 if the host has no dashboard, because the form does not exist there. */
export async function requireOurStaffForForm(args: RequestArgs): Promise<FormVisit> {
  const visit = await requireStaffForForm(args);
  if ('access' in visit && visit.access === null)
    throw new Response('Not Found', { status: 404, headers: unsharedPage });
  return visit;
}

/** One form of the dashboard; see `formIntent`. */
export const staffIntent = <Visit extends StaffVisit, More, Schema extends v.GenericSchema>(
  schema: Schema | ((fields: FormData) => Schema),
  run: (visit: Visit, value: v.InferOutput<Schema>, form: SentForm) => Promise<FormAnswer<More> | Response>,
  options?: IntentOptions<More>,
): FormIntent<FormVisit<Visit>, More> =>
  formIntent(
    schema,
    async (visit: FormVisit<Visit>, value, form) => {
      if ('failure' in visit) throw visit.failure;
      return run(visit, value, form);
    },
    options,
  );
