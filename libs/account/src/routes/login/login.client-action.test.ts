import { loginClientAction } from './login.client-action';

const send = (serverAction: () => Promise<unknown>, fields: Record<string, string> = { intent: 'register' }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request('http://localhost/login', { method: 'POST', body: form });
  return loginClientAction({ request, params: {}, serverAction: serverAction as never });
};

test('an answer passes as it came', async () => {
  await expect(send(async () => 'the answer')).resolves.toBe('the answer');
});

test.each([
  ['register', 'Registration Failed'],
  ['send-code', 'Error'],
  ['reset-password', 'Error'],
  ['log-in', 'Login Failed'],
])('without an answer to %s the page stays and says so', async (intent, title) => {
  const reply = await send(() => Promise.reject(new TypeError('Failed to fetch')), { intent });
  expect(reply).toMatchObject({ intent, message: { title, message: 'Network error. Please try again.' } });
});

test('a visitor who was entering a code stays at that step', async () => {
  const fields = { intent: 'reset-password', email: 'a@inn.test', code: 'ABCD' };
  const reply = await send(() => Promise.reject(new TypeError('Failed to fetch')), fields);
  expect(reply).toMatchObject({ intent: 'reset-password', codeEmail: 'a@inn.test' });
});

test('a redirect stays a redirect', async () => {
  const redirect = new Response(null, { status: 302, headers: { Location: '/account' } });
  await expect(send(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
