/** @jest-environment node */
import type { CallAnswers } from '@starhaven/upstream/testing';
import { noHost } from '@starhaven/upstream/testing';
import type { MemberOptions } from '../../testing/ask-client.server';
import { formOf, memberContext } from '../../testing/ask-client.server';
import { action, loader } from './new.route.server';

const fields = { intent: 'save', title: 'How do I start it?', body: 'It stops at 40 percent.', tags: 'setup, pc' };

async function send(more: Record<string, string>, answers: CallAnswers, options: MemberOptions = {}) {
  const { context, calls } = memberContext(answers, options);
  const answer = await action({ request: formOf('/ask/new', { ...fields, ...more }), params: {}, context });
  const isRedirect = answer instanceof Response;
  return {
    calls,
    reply: isRedirect ? null : answer.data,
    status: isRedirect ? answer.status : (answer.init?.status ?? 200),
    to: isRedirect ? answer.headers.get('location') : null,
  };
}
const sent = { askQuestion: { retcode: 0, data: { id: '9' } } };

test('a question is sent once for each attempt, with where the trouble was', async () => {
  const { calls, to } = await send({ server: 'Lantern', error: 'no <b>', nonce: 'nonce-1234' }, sent);
  expect(to).toBe('/ask/9/how-do-i-start-it');
  expect(calls[0]?.input).toMatchObject({
    sessionKey: 'key-7',
    body: { title: fields.title, tags: ['setup', 'pc'], nonce: 'nonce-1234' },
  });
  expect(calls[0]?.input.body?.['body']).toBe(
    'It stops at 40 percent.\n\n---\n\n**Server:** Lantern\n\n**Last error of the bot:**\n\n```\nno <b>\n```',
  );
});

test('a question that waits for review is shown only to its author', async () => {
  expect((await send({}, { askQuestion: { retcode: 0, data: { id: '9', waits: true } } })).to).toBe('/ask/own/9');
});

test.each([
  ['title', { title: 'short' }, 'A title has 10 to 150 characters.'],
  ['body', { body: 'nothing' }, 'Please write at least 20 characters.'],
  ['tags', { tags: 'a,b,c,d,e,f' }, 'A question has at most 5 tags.'],
])('a %s beyond its limits is reported at its field, and nothing is sent or lost', async (name, more, text) => {
  const { status, reply, calls } = await send(more, sent);
  expect([status, reply?.result?.error?.[name], calls]).toEqual([422, [text], []]);
  expect(reply?.values).toMatchObject({ title: fields.title, body: fields.body, ...more });
});

test('the host refuses a field with its own words', async () => {
  const { status, reply } = await send({}, { askQuestion: { retcode: 400, message: 'Not this body.', field: 'body' } });
  expect([status, reply?.result?.error?.['body'], reply?.values?.body]).toEqual([
    ...[422, ['Not this body.'], fields.body],
  ]);
});

test('a limit says how long it lasts', async () => {
  const time = Math.ceil(Date.now() / 1000) + 600;
  const answer = { retcode: 429, message: 'Too many texts in an hour.', ratelimit: { max: 8, time } };
  const { status, reply } = await send({}, { askQuestion: answer });
  expect([status, reply?.waitUntilSeconds, reply?.message?.message]).toEqual([429, time, 'Too many texts in an hour.']);
});

test.each([
  ['a session that ended', sent, { hasSession: false }],
  ['a session that the host no longer knows', { askQuestion: { retcode: 401, message: '' } }, {}],
])('%s keeps the text', async (_, answers, options) => {
  const { status, reply } = await send({}, answers, options);
  expect([status, reply?.isSessionOver, reply?.values?.body]).toEqual([401, true, fields.body]);
});

test('a host that does not answer keeps the text', async () => {
  const { status, reply } = await send({}, { askQuestion: noHost });
  expect([status, reply?.message?.message, reply?.values?.title]).toEqual([
    ...[502, 'Your question could not be sent. Please try again.', fields.title],
  ]);
});

test('the draft fills an empty form, but not one that the address fills in', async () => {
  const answers = {
    getKeptDraft: { retcode: 0, data: { title: 'My draft', body: 'So far', tags: ['a'], engineVersion: '', time: 1 } },
    suggestTexts: { retcode: 0, data: [] },
  };
  const read = async (search: string) => {
    const { context } = memberContext(answers);
    return (await loader({ request: new Request(`https://site.test/ask/new${search}`), params: {}, context })).data;
  };
  expect(await read('')).toMatchObject({ isDraft: true, values: { title: 'My draft', body: 'So far', tags: 'a' } });
  expect(await read('?title=Another')).toMatchObject({ isDraft: false, values: { title: 'Another', body: '' } });
  expect(await read('?draft=no')).toMatchObject({ isDraft: false, values: { title: '' } });
});
