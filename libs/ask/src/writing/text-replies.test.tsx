import '@testing-library/jest-dom';
import { Link } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { ClientNavigation, formReply } from '@starhaven/ui-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AnswerPage } from '../routes/answer/answer.page';
import { EditPage } from '../routes/edit/edit.page';
import { NewPage } from '../routes/new/new.page';
import type { TextReply } from './text-reply';
import { textReplyDefaults } from './text-reply';
import { emptyValues, readValues } from './text-values';

const stored = { ...emptyValues, title: 'How do I start it?', body: 'A text that is stored.', seen: 1 };
const loaded = { problem: null, isDraft: true, hasSession: true, loginTo: '/login', similar: [], takesTexts: true };
const pages = [
  ['new', NewPage, {}],
  ['answer', AnswerPage, { question: { id: '5', title: stored.title, isClosed: false, to: '/ask/5' } }],
  ['edit', EditPage, { id: '5', answerId: '', to: '/ask/5', isDenied: false }],
] as const;

const body = () => screen.getByRole('textbox', { name: /^(Details|Your answer)/ });
const type = (value: string) => fireEvent.change(body(), { target: { value } });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const follow = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));

let reply: (more: Partial<TextReply>) => Promise<void>;
let sent: FormData;

/** Opens a form whose sent texts are answered by `reply`. */
async function open(Page: ComponentType, more: object) {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <>
          <ClientNavigation />
          <Link to="#end">To the end</Link>
          <Page />
        </>
      ),
      loader: ({ request }) =>
        request.url.includes('draft=no')
          ? { ...loaded, ...more, isDraft: false, values: emptyValues }
          : { ...loaded, ...more, values: stored },
      action: async ({ request }) => {
        // The request of this environment cannot read its own fields.
        sent = new FormData();
        new URLSearchParams(await request.text()).forEach((value, name) => sent.set(name, value));
        const values = readValues(sent);
        return new Promise((resolve) => {
          reply = (fields) =>
            act(async () => resolve({ ...formReply('save', { ...textReplyDefaults, values }), ...fields }));
        });
      },
    },
  ]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 1 });
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(null));
});

test.each(pages)('%s: a refusal keeps what was typed while the save was on its way', async (_, Page, more) => {
  await open(Page, more);
  type('Sent');
  await press(/Ask a Question|Send the answer|Save/);
  type('Sent, and typed on');
  await reply({ message: { type: 'error', title: 'Error', message: 'No.' } });
  expect(body()).toHaveValue('Sent, and typed on');
});

test.each(pages)('%s: a jump on the page, which discards the reply, keeps the text', async (_, Page, more) => {
  await open(Page, more);
  type('Sent');
  await press(/Ask a Question|Send the answer|Save/);
  await reply({ result: { status: 'error', error: { body: ['Please write at least 20 characters.'] } } });
  expect(body()).toHaveAccessibleDescription(/at least 20/);
  await follow('To the end');
  expect(body()).toHaveValue('Sent');
});

test.each(pages)('%s: an empty form replaces the draft', async (_, Page, more) => {
  await open(Page, more);
  type('Typed');
  expect(screen.getByText('This is your draft')).toBeVisible();
  await follow('Start with an empty form');
  expect(body()).toHaveValue('');
  expect(screen.queryByText('This is your draft')).toBeNull();
});

test('a preview is shown under the text that was typed since', async () => {
  const [[, Page, more]] = pages;
  await open(Page, more);
  type('Sent');
  await act(async () => fireEvent.click(document.querySelector('button[value="preview"][hidden]') ?? document.body));
  type('Sent, and typed on');
  await reply({ intent: 'preview', preview: '<p>Rendered</p>' });
  expect(screen.getByText('Rendered')).toBeVisible();
  expect(body()).toHaveValue('Sent, and typed on');
});

test('after the refusal of an older version the next save replaces the newer one, with what was typed since', async () => {
  const [, , [, Page, more]] = pages;
  await open(Page, more);
  type('Sent');
  await press('Save');
  expect(sent.get('seen')).toBe('1');
  type('Sent, and typed on');
  await reply({ values: { ...readValues(sent), seen: 2 } });
  await press('Save');
  expect([sent.get('seen'), sent.get('body')]).toEqual(['2', 'Sent, and typed on']);
});
