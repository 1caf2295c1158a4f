/** @jest-environment node */
import type { CallAnswers } from '@starhaven/upstream/testing';
import { formOf, memberContext, sampleQuestion } from '../../testing/ask-client.server';
import { action as draftAction } from '../draft/draft.route.server';
import { action, loader } from './edit.route.server';

const own = { retcode: 0, data: { question: sampleQuestion, votes: [], reported: [], isModerator: false } };
const draft = {
  title: 'My draft of a title',
  body: 'It stops at 40 percent.',
  tags: ['pc'],
  engineVersion: '',
  time: 1,
};
const params = { id: '5' };

async function open(stored: object | null) {
  const { context } = memberContext({ getOwnQuestion: own, getKeptDraft: { retcode: 0, data: stored } });
  return (await loader({ request: new Request('https://site.test/ask/edit/5'), params, context })).data;
}

async function send(run: typeof action, fields: Record<string, string>, answers: CallAnswers) {
  const { context, calls } = memberContext(answers);
  const sent: unknown = await run({ request: formOf('/ask/edit/5', fields), params, context });
  return { calls, reply: sent };
}
const fields = { title: draft.title, body: draft.body, tags: 'pc', engineVersion: '', seen: '1' };

test('a draft opens with the version on which it was written, so that its save does not replace a newer one', async () => {
  expect(await open({ ...draft, version: 1 })).toMatchObject({
    isDraft: true,
    values: { title: draft.title, seen: 1 },
  });
  expect(await open(null)).toMatchObject({ isDraft: false, values: { title: sampleQuestion.question, seen: 2 } });
});

test('a draft of a host that does not store the version opens with the current one', async () => {
  expect(await open(draft)).toMatchObject({ isDraft: true, values: { title: draft.title, seen: 2 } });
});

test('the script and the preview store the version with the draft', async () => {
  const byScript = await send(draftAction, { ...fields, place: 'edit-question:5' }, { keepDraft: { retcode: 0 } });
  const byPreview = await send(action, { ...fields, intent: 'preview' }, { keepDraft: { retcode: 0 } });
  for (const { calls } of [byScript, byPreview])
    expect(calls[0]?.input.body).toMatchObject({ place: 'edit-question:5', body: draft.body, version: 1 });
});

test('a draft of a new text has no version', async () => {
  const { calls } = await send(draftAction, { ...fields, place: 'ask', seen: '0' }, { keepDraft: { retcode: 0 } });
  expect(calls[0]?.input.body).not.toHaveProperty('version');
});

test('a save on an older version is refused and names the newer one, which the next save replaces', async () => {
  const refused = await send(
    action,
    { ...fields, intent: 'save' },
    {
      editQuestion: { retcode: 409, message: 'No.' },
      getOwnQuestion: own,
    },
  );
  expect(refused.calls[0]?.input.body).toMatchObject({ version: 1 });
  expect(refused.reply).toMatchObject({
    data: { message: { title: 'There is a newer version' }, values: { body: draft.body, seen: 2 } },
    init: { status: 409 },
  });
});
