/** @jest-environment node */
import { readNotice } from '@starhaven/session/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { memberHost, memberRequest } from '../../../../test/member';
import { action, loader } from '../account.route.server';

const extensions: Extension[] = ['social-links', 'social-discord'];
let answers: CallAnswers;
let host: ReturnType<typeof memberHost>;
beforeEach(() => {
  answers = {
    startSocialLink: { retcode: 200, data: { ticket: 'one-time-ticket' } },
    finishSocialLink: { retcode: 200 },
  };
  host = memberHost(extensions, answers);
});
async function begin(fields: object = {}) {
  const body = new URLSearchParams({ intent: 'link-social', provider: 'discord', password: 'sesame', ...fields });
  const request = await memberRequest('/account?index', { method: 'POST', body });
  const answer = await action({ request, params: {}, context: host.context });
  if (answer instanceof Response) throw new Error('led elsewhere');
  return { ...answer.data, cookie: new Headers(answer.init?.headers).get('set-cookie')?.split(';')[0] ?? '' };
}
/** Returns from the provider; the answer is a redirect. */
async function comeBack(state: string, cookie: string) {
  const request = await memberRequest(`/account?link=held-link&login_type=discord&state=${state}`);
  if (cookie) request.headers.set('cookie', `${request.headers.get('cookie')}; ${cookie}`);
  const answer = await loader({ request, params: {}, context: host.context }).catch((thrown: unknown) => thrown);
  const { headers } = answer as Response;
  return { to: headers.get('location'), notice: readNotice(headers.getSetCookie().join('; ')) };
}
const stateIn = (cookie: string) => {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  return (JSON.parse(Buffer.from(value, 'base64').toString()) as { state: string }).state;
};

test('a link asks for the password first; the reply does not contain the ticket', async () => {
  const { cookie, ...reply } = await begin();
  expect(host.calls).toEqual([{ name: 'startSocialLink', input: { provider: 'discord', password: 'sesame' } }]);
  expect(reply.leaveFor).toBe('discord');
  expect(JSON.stringify(reply)).not.toContain('one-time-ticket');
  expect(cookie).not.toBe('');
});

test('a wrong password does not redirect', async () => {
  answers['startSocialLink'] = { retcode: -1, message: 'The password is wrong.' };
  const reply = await begin();
  expect([reply.leaveFor, reply.message?.message, reply.cookie]).toEqual([null, 'The password is wrong.', '']);
});

test('the browser that left finishes the link', async () => {
  const { cookie } = await begin();
  const { to, notice } = await comeBack(stateIn(cookie), cookie);
  expect(host.calls.at(-1)).toEqual({ name: 'finishSocialLink', input: { link: 'held-link' } });
  expect([to, notice?.title]).toEqual(['/account#linked-logins', 'Linked']);
});

test.each([
  ['another state', 'some-other-state-of-somebody', true],
  ['no cookie', '', false],
])('%s: nothing is linked', async (_, state, hasCookie) => {
  const { cookie } = await begin();
  const { notice } = await comeBack(state, hasCookie ? cookie : '');
  expect(notice?.title).toBe('Not linked');
  expect(host.calls.map(({ name }) => name)).not.toContain('finishSocialLink');
});

test('the host’s reason is shown', async () => {
  const { cookie } = await begin();
  answers['finishSocialLink'] = { retcode: -1, message: 'This Discord login belongs to another account.' };
  expect((await comeBack(stateIn(cookie), cookie)).notice?.message).toBe(
    'This Discord login belongs to another account.',
  );
});
