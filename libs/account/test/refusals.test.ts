/** @jest-environment node */
import type { CallAnswers, Refusal } from '@starhaven/upstream/testing';
import { action as apiKeysAction, loader as apiKeysLoader } from '../src/routes/api-keys/api-keys.route.server';
import { loader as devicesLoader } from '../src/routes/devices/devices.route.server';
import { action as editAction } from '../src/routes/edit/edit.route.server';
import { action as historyAction, loader as historyLoader } from '../src/routes/history/history.route.server';
import { action as loginAction } from '../src/routes/login/login.route.server';
import { action as mailsEndAction } from '../src/routes/mails-end/mails-end.route.server';
import { loader as notificationsLoader } from '../src/routes/notifications/notifications.route.server';
import { action as verifyAction } from '../src/routes/verify/verify.route.server';
import { accountAnswer, memberHost, memberRequest } from './member';

const getAccount = accountAnswer({ email: 'a@inn.test', verifyEmail: 0 });
const key = { name: 'My bot', access: 'read', scope: 'all', days: '30', password: 'sesame' };
const seen = { seen_name: 'Paimon', seen_username: 'paimon', seen_email: 'a@inn.test', has_password: 'yes' };
const edited = { name: 'Lumine', username: 'paimon', email: 'a@inn.test', ...seen };

const forms = {
  history: { action: historyAction, call: 'getLoginHistory', fields: { intent: 'clear' } },
  'api-keys': { action: apiKeysAction, call: 'createApiKey', fields: { intent: 'create', ...key } },
  edit: { action: editAction, call: 'editAccount', fields: { intent: 'save', ...edited } },
  verify: { action: verifyAction, call: 'verifyEmail', fields: { intent: 'send' } },
  login: { action: loginAction, call: 'logIn', fields: { intent: 'log-in', username: 'ada', password: 'sesame' } },
  'mails-end': { action: mailsEndAction, call: 'leaveNotificationMails', fields: { intent: 'leave' } },
};
type Form = keyof typeof forms;

/** Sends a form to a host that gives this answer. If the action throws or returns a redirect, `to` is its target. */
async function submit(form: Form, answer: Refusal) {
  const { action, call, fields } = forms[form];
  const answers = { getAccount, [call]: answer };
  const host = memberHost(['api-keys', 'notifications'], answers);
  const body = new URLSearchParams(fields);
  const request = await memberRequest('/somewhere?leave=the-token', { method: 'POST', body });
  const sent = await action({ request, params: {}, context: host.context }).catch((thrown: unknown) => thrown);
  if (sent instanceof Response) return { to: sent.headers.get('location'), wait: 0 };
  const { data, init } = sent as { data: { message: unknown; result: unknown }; init: ResponseInit };
  return { ...data, status: init.status, wait: Number(new Headers(init.headers).get('Retry-After')) };
}

const ahead = Math.ceil(Date.now() / 1000) + 90;
const every: Form[] = ['history', 'api-keys', 'edit', 'verify', 'login', 'mails-end'];

test.each(every)('%s has the status and the words of each refusal', async (form) => {
  for (const [retcode, status] of [
    [403, 403],
    [409, 409],
    [-1, 422],
  ] as const) {
    const reply = await submit(form, { retcode, message: 'Not like this.' });
    expect(reply).toMatchObject({ status, message: { type: 'error', message: 'Not like this.' }, wait: 0 });
  }
});

test.each([
  ['history', 'Too many requests. Please wait 2 minutes, then try again.'],
  ['api-keys', 'Too many requests. Please wait 2 minutes, then try again.'],
  ['edit', 'Slow down.'],
  ['verify', 'Slow down.'],
  ['login', /^Too many attempts\. A maximum of 5 attempts is allowed\. Please wait 01:/],
  ['mails-end', 'Slow down.'],
] as const)('%s says how long a limit lasts, also to programs', async (form, text) => {
  for (const limit of [{ ratelimit: { max: 5, time: ahead } }, { ratelimit: { max: 5, time: 0 }, timestamp: ahead }]) {
    const reply = await submit(form, { retcode: 429, message: 'Slow down.', ...limit });
    expect(reply).toMatchObject({ status: 429, waitUntilSeconds: ahead });
    expect(reply).toMatchObject({
      message: { message: typeof text === 'string' ? text : expect.stringMatching(text) },
    });
    expect(reply.wait).toBeGreaterThan(60);
    expect(reply.wait).toBeLessThanOrEqual(90);
  }
  const endless = await submit(form, { retcode: 429, message: 'Slow down.' });
  expect(endless).toMatchObject({ status: 429, message: { message: 'Slow down.' }, waitUntilSeconds: null, wait: 0 });
});

test.each(every)('%s: an ended session leads to the login, if the form needs one', async (form) => {
  const reply = await submit(form, { retcode: 401, message: 'Unauthorized' });
  const needsSession = form !== 'login' && form !== 'mails-end';
  expect(reply).toMatchObject(needsSession ? { to: '/login?redirect=%2Fsomewhere' } : { status: 401 });
});

test.each([
  ['api-keys', 'name', 'name'],
  ['api-keys', 'ip', 'addresses'],
  ['edit', 'password', 'password_web'],
] as const)('%s shows the host’s refusal of %s at %s', async (form, field, shown) => {
  const reply = await submit(form, { retcode: -1, message: 'Not this.', field });
  expect(reply).toMatchObject({ status: 422, result: { error: { [shown]: ['Not this.'] } } });
});

test('a used-up quota of mails says how long to wait, also to programs', async () => {
  const reply = await submit('verify', { retcode: -2, message: 'Tomorrow.', timestamp: ahead });
  expect(reply).toMatchObject({ status: 429, quotaUntilSeconds: ahead });
  expect(reply.wait).toBeGreaterThan(60);
});

const pages = {
  'api-keys': { loader: apiKeysLoader, call: 'listApiKeys' },
  devices: { loader: devicesLoader, call: 'listDevices' },
  history: { loader: historyLoader, call: 'getLoginHistory' },
  notifications: { loader: notificationsLoader, call: 'listNotifications' },
};

test.each([
  ['api-keys', 'API Keys Error'],
  ['devices', 'Device Data Error'],
  ['history', 'Login History Error'],
  ['notifications', 'Notifications are not available'],
] as const)('the page %s has the status of a refusal', async (page, title) => {
  const { loader, call } = pages[page];
  const answers: CallAnswers = {
    getAccount,
    getNotificationChoices: { retcode: 200, data: { choices: [], canMail: false } },
    listFollowedTags: { retcode: 200, data: [] },
    listFollowedStatus: { retcode: 200, data: { servers: [], incidents: [] } },
  };
  for (const [retcode, status, wait] of [
    [403, 403, null],
    [429, 503, '10'],
    [-1, 502, null],
  ] as const) {
    const { context } = memberHost(['api-keys', 'notifications'], { ...answers, [call]: { retcode, message: '' } });
    const { data, init } = await loader({ request: await memberRequest(`/account/${page}`), params: {}, context });
    expect([data.problem?.title, init?.status]).toEqual([title, status]);
    expect(new Headers(init?.headers).get('Retry-After')).toBe(wait);
  }
});
