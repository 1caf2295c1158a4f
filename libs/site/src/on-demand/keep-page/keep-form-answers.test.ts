import { keepFormAnswers } from './keep-form-answers';

const address = new URL('https://site.test/account/edit.data');
const post = (signal?: AbortSignal) => ({ method: 'POST', body: 'name=Ada', signal });
const account = () => '7';
const typedForms = { noteSent: jest.fn(), noteRefused: jest.fn() };
beforeEach(() => jest.clearAllMocks());
const answerWith = (body: string, headers: Record<string, string>, status = 200) => {
  const lost = jest.fn();
  const send = jest.fn(() => Promise.resolve(new Response(body, { status, headers })));
  return { lost, send, kept: keepFormAnswers(send, { typedForms, account, onLost: lost }) };
};

test('an answer of the page passes', async () => {
  const { kept, lost } = answerWith('[]', { 'X-Remix-Response': 'yes' }, 422);
  const answer = await kept(address, post());
  expect([answer.status, await answer.text()]).toEqual([422, '[]']);
  expect(lost).not.toHaveBeenCalled();
});

test.each([
  ['the text of a refusal', 'text/plain; charset=utf-8', 'Nothing was saved.', 'Nothing was saved.'],
  ['not the page of a proxy', 'text/html', '<h1>502</h1>', undefined],
])('an answer that is not from the page says %s, and the form gets no reply', async (_name, type, body, said) => {
  const { kept, lost } = answerWith(body, { 'Content-Type': type }, 503);
  const answer = await kept(address, post());
  // Remix decodes this as null, and loads no data again because of the status.
  expect([answer.status, await answer.text()]).toEqual([503, '[{"_1":-5},"data"]\n']);
  expect(lost.mock.calls).toEqual([[said]]);
});

test('no answer is said, and the form gets no reply', async () => {
  const lost = jest.fn();
  const kept = keepFormAnswers(() => Promise.reject(new TypeError('Failed to fetch')), {
    typedForms,
    account,
    onLost: lost,
  });
  expect((await kept(address, post())).status).toBe(503);
  expect(lost.mock.calls).toEqual([[]]);
});

test('a form that was left, and everything that is no form, fails as before', async () => {
  const lost = jest.fn();
  const error = new TypeError('Failed to fetch');
  const kept = keepFormAnswers(() => Promise.reject(error), { typedForms, account, onLost: lost });
  await expect(kept(address, post(AbortSignal.abort()))).rejects.toBe(error);
  await expect(kept(address, { method: 'GET' })).rejects.toBe(error);
  await expect(kept('/livez')).rejects.toBe(error);
  expect(lost).not.toHaveBeenCalled();
});

test.each<[string, URL | string, BodyInit, string | null]>([
  ['a form', address, 'name=Ada', '7'],
  ['a draft', '/ask/draft', new FormData(), '7'],
  ['another request', '/live/credentials', '', null],
  ['a request to another site', 'https://elsewhere.test/', new FormData(), null],
])('%s names the account of its page if it can show text', async (_name, input, body, uid) => {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve(new Response('', { headers: { 'X-Remix-Response': 'yes' } })),
  );
  await keepFormAnswers(send, { typedForms, account, onLost: jest.fn() })(input, { method: 'POST', body });
  expect(new Headers(send.mock.lastCall?.[1]?.headers).get('X-Page-Account')).toBe(uid);
});

test.each<[string, number, number]>([
  ['accepted', 200, 0],
  ['refused', 422, 1],
])('a form that is %s', async (_what, status, refused) => {
  const answer = new Response('[]', { status, headers: { 'X-Remix-Response': 'yes' } });
  await keepFormAnswers(() => Promise.resolve(answer), { typedForms, account, onLost: jest.fn() })(address, post());
  expect(typedForms.noteSent).toHaveBeenCalledTimes(1);
  expect(typedForms.noteRefused).toHaveBeenCalledTimes(refused);
});
