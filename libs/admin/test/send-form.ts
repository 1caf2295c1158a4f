import type { ActionFunctionArgs } from '@remix-run/node';
import { staffRequest } from './staff-host';
import type { staffHost } from './staff-host';

interface Reply {
  message?: { type: string; title: string; message: string } | null;
  result?: { error?: Record<string, string[] | null> | null; initialValue?: Record<string, unknown> } | null;
  [name: string]: unknown;
}
type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** Sends a form of staff to an action and returns its reply with the status; a redirect fails the test. */
export async function sendForm(
  action: Action,
  host: ReturnType<typeof staffHost>,
  fields: Record<string, string>,
): Promise<Reply & { status: number | undefined }> {
  const request = await staffRequest('/admin', { fields });
  const answer = await action({ request, params: { uid: '8' }, context: host.context() });
  if (answer instanceof Response) throw new Error('led elsewhere');
  const { data, init } = answer as { data: Reply; init: { status?: number } | null };
  return { ...data, status: init?.status };
}
