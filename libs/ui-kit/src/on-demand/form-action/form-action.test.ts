/** @jest-environment node */
import * as v from 'valibot';
import { formAction, formIntent } from './form-action.server';
import { readFields } from './read-fields.server';

type Intent = 'rename' | 'leave' | 'fall-over';
interface RenameReplyFields {
  step: string | null;
}
const name = v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty('Name is required'));
const renamed: string[] = [];

const run = formAction<{ owner: string }, Intent, RenameReplyFields>({
  intents: {
    rename: formIntent(
      v.object({ name, password: v.optional(v.string(), '') }),
      async ({ owner }: { owner: string }, value, form) => {
        if (value.name === 'taken') return { status: 422, result: form.result({ fields: { name: ['Taken'] } }) };
        if (value.name === 'later') return { status: 429, waitUntilSeconds: Math.ceil(Date.now() / 1000) + 30 };
        renamed.push(`${owner}:${value.name}:${value.password}`);
        return { message: { type: 'ok', title: 'Renamed', message: value.name }, more: { step: 'done' } };
      },
      { secrets: ['password'], keep: () => ({ step: 'naming' }) },
    ),
    leave: formIntent(v.object({}), async () => Response.redirect('https://inn.test/')),
    'fall-over': formIntent(v.object({}), async () => {
      throw new Error('gone');
    }),
  },
  more: { step: null },
  onFailure: (error, intent) => ({
    message: { type: 'error', title: intent, message: error instanceof Error ? error.message : '' },
    status: 502,
  }),
});

async function send(body: BodyInit) {
  const answer = await run(new Request('https://inn.test/x', { method: 'POST', body }), { owner: 'ada' });
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers, reply: null };
  return { status: answer.init?.status, headers: new Headers(answer.init?.headers), reply: answer.data };
}
const fields = (values: Record<string, string>) => new URLSearchParams(values);

beforeEach(() => renamed.splice(0));

test('a valid form is carried out, and the reply is private and leaves nothing in the fields', async () => {
  const { status, headers, reply } = await send(fields({ intent: 'rename', name: ' Mika ', password: 'sesame' }));
  expect(renamed).toEqual(['ada:Mika:sesame']);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(reply).toMatchObject({ intent: 'rename', result: null, step: 'done', waitUntilSeconds: null });
  expect(reply?.nowSeconds).toBeCloseTo(Date.now() / 1000, -1);
});

test('an invalid form keeps what was typed, without its secrets, and what the page was showing', async () => {
  const { status, reply } = await send(fields({ intent: 'rename', name: '', password: 'sesame' }));
  expect([status, renamed]).toEqual([422, []]);
  expect(reply?.result?.error).toEqual({ name: ['Name is required'] });
  expect(reply?.step).toBe('naming');
  expect(JSON.stringify(reply)).not.toContain('sesame');
});

test('an error that the server finds is shown at its field', async () => {
  const { status, reply } = await send(fields({ intent: 'rename', name: 'taken' }));
  expect([status, reply?.result?.error]).toEqual([422, { name: ['Taken'] }]);
});

test('a wait is said in the header as well', async () => {
  // The remaining seconds are counted from now.
  jest.spyOn(Date, 'now').mockReturnValue(1_799_000_000_000);
  const { status, headers } = await send(fields({ intent: 'rename', name: 'later' }));
  jest.restoreAllMocks();
  expect([status, headers.get('retry-after')]).toEqual([429, '30']);
});

test('an answer that leads elsewhere passes as it is', async () => {
  expect((await send(fields({ intent: 'leave' }))).status).toBe(302);
});

test('a failure is reported in the page’s words, with the fields', async () => {
  const { status, reply } = await send(fields({ intent: 'fall-over', name: 'Mika' }));
  expect([status, reply?.message?.message]).toEqual([502, 'gone']);
  expect(reply?.result?.initialValue).toMatchObject({ name: 'Mika' });
});

test.each([
  ['no known intent', fields({ intent: 'make-me-admin' })],
  ['the name of an inherited property', fields({ intent: 'constructor' })],
  ['no form at all', '{"intent":"rename"}'],
])('%s is refused', async (_, body) => {
  expect(await send(body)).toMatchObject({
    status: 400,
    reply: { message: { message: 'This form was not complete. Please try again.' } },
  });
});

test('files, repetitions, structured names and floods of fields never reach a schema', async () => {
  const form = new FormData();
  form.set('intent', 'rename');
  form.append('name', 'first');
  form.append('name', 'second');
  form.set('password', new Blob(['x']), 'x.txt');
  form.set('__proto__[x]', 'y');
  for (let index = 0; index < 5_000; index += 1) form.set(`f${index}`, 'x');
  await send(form);
  expect(renamed).toEqual(['ada:first:']);
});

describe('a page with long texts and files', () => {
  const seen: { fields: Record<string, unknown>; files: string[] }[] = [];
  const save = formIntent<object, object, v.GenericSchema>(v.looseObject({}), async (_, _value, { fields, files }) => {
    seen.push({ fields: Object.fromEntries(fields), files: files.map(({ name }) => name) });
    return {};
  });
  const fields = {
    names: ['intent', 'title', 'text'],
    maxLength: 6,
    maxLengths: { text: 8 },
    files: ['picture', 'folder'],
  };
  const runLong = formAction<object, 'save', object>({
    intents: { save },
    more: {},
    fields,
    onFailure: (error) => {
      throw error;
    },
  });
  beforeEach(() => seen.splice(0));

  test('gets its own fields within their limits, and the files of its inputs', async () => {
    const form = new FormData();
    form.set('intent', 'save');
    form.set('title', 'x'.repeat(9));
    form.set('text', `a\r\nb\r\n${'c'.repeat(9)}`);
    form.set('other', 'x');
    form.append('folder', new File(['2'], 'second.txt'));
    form.append('picture', new File(['1'], 'first.txt'));
    form.append('picture', new File([], ''));
    form.append('picture', 'no file');
    form.append('secret', new File(['x'], 'third.txt'));
    await runLong(new Request('https://inn.test/x', { method: 'POST', body: form }), {});
    expect(seen).toEqual([
      { fields: { intent: 'save', title: 'xxxxxx', text: 'a\nb\ncccc' }, files: ['first.txt', 'second.txt'] },
    ]);
  });

  test('is refused as incomplete without a form', async () => {
    const answer = await runLong(new Request('https://inn.test/x', { method: 'POST', body: '{}' }), {});
    expect([answer, seen]).toEqual([expect.objectContaining({ init: expect.objectContaining({ status: 400 }) }), []]);
  });
});

test('an action without a reply reads its fields in the same way', async () => {
  const body = new URLSearchParams({ scheme: 'dark', other: 'x' });
  const read = await readFields(new Request('https://inn.test/x', { method: 'POST', body }), { names: ['scheme'] });
  expect([...(read ?? [])]).toEqual([['scheme', 'dark']]);
  expect(await readFields(new Request('https://inn.test/x', { method: 'POST', body: '{}' }))).toBeNull();
});
