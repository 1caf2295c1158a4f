import type { ClientActionFunctionArgs } from '@remix-run/react';
import { formReply } from '@starhaven/ui-kit';
import { failureTitle, loginIntents, loginReplyDefaults } from './login-reply';

/**
 * Sends a form of the login page. If no answer comes, because the network or the web server is down, the page keeps the typed text and
 * shows the spec's message (docs/behaviour/login.md#login-messages) instead of an error page.
 */
export async function loginClientAction({ request, serverAction }: ClientActionFunctionArgs) {
  // eslint-disable-next-line no-restricted-syntax -- the browser reads the form that it sends itself
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // Redirects and answers with a status are thrown as responses.
    if (error instanceof Response) throw error;
    const intent = loginIntents.find((known) => known === form.get('intent')) ?? 'log-in';
    const email = form.get('email');
    const codeEmail = intent === 'reset-password' && typeof email === 'string' ? email : null;
    const title = failureTitle(intent);
    const message = { type: 'error', title, message: 'Network error. Please try again.' } as const;
    return formReply(intent, { ...loginReplyDefaults, codeEmail }, { message });
  }
}
