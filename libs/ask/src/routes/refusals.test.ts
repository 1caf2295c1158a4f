/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { Refusal } from '@starhaven/upstream/testing';
import { formOf, memberContext } from '../testing/ask-client.server';
import { action as answerAction } from './answer/answer.route.server';
import { action as draftAction } from './draft/draft.route.server';
import { action as editAction, loader as editLoader } from './edit/edit.route.server';
import { action as manageAction, loader as manageLoader } from './manage/manage.route.server';
import { action as newAction } from './new/new.route.server';
import { loader as questionLoader, ownLoader } from './question/question.route.server';
import { loader as versionsLoader } from './versions/versions.route.server';

const body = 'It stops at 40 percent.';
const question = { intent: 'save', title: 'How do I start it?', body, tags: 'setup' };

const forms = {
  new: { action: newAction, call: 'askQuestion', fields: question },
  answer: { action: answerAction, call: 'answerQuestion', fields: { intent: 'save', body } },
  manage: { action: manageAction, call: 'reportText', fields: { intent: 'report', reason: 'Rude' } },
  draft: { action: draftAction, call: 'keepDraft', fields: { place: 'ask', title: 'x', body } },
};
type Form = keyof typeof forms;

async function submit(form: Form, refusal: Refusal | Error) {
  const { action, call, fields } = forms[form];
  const { context } = memberContext({ [call]: refusal });
  const request = formOf(`/ask/${form}`, fields);
  const sent: unknown = await action({ request, params: { id: '5' }, context }).catch((thrown: unknown) => thrown);
  const isResponse = sent instanceof Response;
  const { data = {}, init } = isResponse ? { init: sent } : (sent as { data: object; init: ResponseInit });
  const headers = new Headers(init.headers);
  return { ...data, status: init.status, wait: Number(headers.get('Retry-After')), to: headers.get('location') };
}
const ahead = Math.ceil(Date.now() / 1000) + 90;

test.each(['new', 'answer', 'manage'] as const)('%s has the status and the words of each refusal', async (form) => {
  const isText = form !== 'manage';
  for (const [retcode, status, type, title] of [
    [403, 403, 'error', isText ? 'Access Denied' : 'Error'],
    [409, 409, isText ? 'warn' : 'error', isText ? 'There is a newer version' : 'Error'],
    [-1, 422, 'error', 'Error'],
  ] as const) {
    const reply = await submit(form, { retcode, message: 'No.' });
    expect(reply).toMatchObject({ status, message: { type, title, message: 'No.' }, wait: 0 });
  }
});

test.each(['new', 'answer', 'manage', 'draft'] as const)('%s says how long a limit lasts', async (form) => {
  for (const limit of [{ ratelimit: { max: 8, time: ahead } }, { timestamp: ahead }]) {
    const reply = await submit(form, { retcode: 429, message: 'Too many texts.', ...limit });
    expect(reply.status).toBe(429);
    expect(reply.wait).toBeGreaterThan(60);
    expect(reply.wait).toBeLessThanOrEqual(90);
    if (form === 'draft') continue;
    expect(reply).toMatchObject({ message: { message: 'Too many texts.' }, waitUntilSeconds: ahead });
  }
});

test('a text of an ended session stays in its form; other forms lead to the login', async () => {
  const over = { retcode: 401, message: 'Unauthorized' };
  const message = { title: 'Authentication Required', message: 'You must be logged in to write here.' };
  const kept = { status: 401, isSessionOver: true, message };
  expect(await submit('new', over)).toMatchObject({ ...kept, values: { body } });
  expect(await submit('answer', over)).toMatchObject({ ...kept, values: { body } });
  expect((await submit('manage', over)).to).toBe('/login?redirect=%2Fask%2Fmanage');
  expect((await submit('draft', over)).status).toBe(401);
});

test.each([
  ['with a session that the host has ended', true],
  ['without a session', false],
])('without scripts, an edited text stays in its form %s', async (_, hasSession) => {
  const ended = { retcode: 401, message: 'Unauthorized' };
  const { context } = memberContext({ editQuestion: ended, getOwnQuestion: ended }, { hasSession });
  const params = { id: '5' };
  // Without scripts one request runs the action and then the loader.
  const reply = await editAction({ request: formOf('/ask/edit/5', { ...question, seen: '2' }), params, context });
  const page = await editLoader({ request: new Request('https://site.test/ask/edit/5'), params, context });
  expect(reply).toMatchObject({ data: { isSessionOver: true, values: { body } }, init: { status: 401 } });
  expect(page).toMatchObject({ data: { problem: null, isDenied: false } });
});

test('a refusal of a field is shown at it', async () => {
  const reply = await submit('new', { retcode: -1, message: 'Not this body.', field: 'body' });
  expect(reply).toMatchObject({ status: 422, result: { error: { body: ['Not this body.'] } }, isSessionOver: false });
});

describe.each(['new', 'answer', 'manage', 'draft'] as const)('%s', (form) => {
  test.each([
    ['network', {}, 502, 0],
    ['timeout', {}, 504, 0],
    ['request', {}, 422, 0],
    ['refused', { retryAfterSeconds: 90 }, 503, 90],
    ['status', { status: 503, retryAfterSeconds: 90 }, 502, 90],
    ['status', { status: 429, retryAfterSeconds: 90 }, 429, 90],
  ] as const)(
    'has the status and the wait of a call that failed: %s %j',
    async (kind, details, status, waitSeconds) => {
      const reply = await submit(form, new UpstreamError(kind, 'inn', 'for a test', details));
      expect(reply.status).toBe(status);
      expect(reply.wait).toBeGreaterThanOrEqual(Math.max(0, waitSeconds - 5));
      expect(reply.wait).toBeLessThanOrEqual(waitSeconds);
    },
  );
});

const pages = { edit: editLoader, manage: manageLoader, own: ownLoader };

async function open(page: keyof typeof pages, getOwnQuestion: Refusal) {
  const { context } = memberContext({ getOwnQuestion });
  const request = new Request(`https://site.test/ask/${page}/5?from=30`);
  const answer: unknown = await pages[page]({ request, params: { id: '5' }, context }).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') };
  const { data, init } = answer as { data: { problem: object | null }; init?: ResponseInit };
  return { status: init?.status, wait: Number(new Headers(init?.headers).get('Retry-After')), problem: data.problem };
}

describe.each(['edit', 'manage', 'own'] as const)('the page %s', (page) => {
  test('leads to the login when the session has ended', async () => {
    const to = `/login?redirect=${encodeURIComponent(`/ask/${page}/5?from=30`)}`;
    expect(await open(page, { retcode: 401, message: 'Unauthorized' })).toEqual({ status: 302, to });
  });

  test.each([
    [403, 'No.', 403, 0, 'No.'],
    [429, 'Too many reads.', 503, 10, 'Too many reads.'],
    [500, '', 502, 0, 'Failed to load questions'],
  ])('can be tried again after the refusal %i', async (retcode, message, status, wait, shown) => {
    const problem = { title: 'Error Loading Question', message: shown, canRetry: true, status };
    expect(await open(page, { retcode, message })).toEqual({ status, wait, problem });
  });

  test.each([-1, 404])('knows from %i that there is no such question', async (retcode) => {
    const problem = { title: 'Question Not Found', canRetry: false };
    expect(await open(page, { retcode, message: 'None.' })).toMatchObject({ status: 404, problem });
  });
});

test.each([
  ['question', questionLoader, 'getQuestion'],
  ['own', ownLoader, 'getOwnQuestion'],
  ['history', versionsLoader, 'listTextVersions'],
] as const)('the page %s says that the host does not answer', async (page, loader, call) => {
  for (const [kind, status] of [
    ['network', 502],
    ['timeout', 504],
  ] as const) {
    const { context } = memberContext({ [call]: new UpstreamError(kind, call, 'for a test') });
    const request = new Request(`https://site.test/ask/${page}/5`);
    const { data, init } = await loader({ request, params: { kind: 'question', id: '5' }, context });
    const problem = { title: 'Error Loading Question', message: 'Failed to fetch questions', canRetry: true, status };
    expect([data.problem, init?.status]).toEqual([problem, status]);
  }
});
