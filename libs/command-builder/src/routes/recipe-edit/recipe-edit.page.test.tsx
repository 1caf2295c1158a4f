import '@testing-library/jest-dom';
import { json } from '@remix-run/node';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { formReply } from '@starhaven/ui-kit';
import userEvent from '@testing-library/user-event';
import { Link } from '@remix-run/react';
import type { RecipeEditReply } from './recipe-edit-reply';
import { RecipeEditPage } from './recipe-edit.page';

const engine = { id: 'honkai-star-rail/lunarcore', name: 'LunarCore', gameId: 2, gameTitle: 'Honkai: Star Rail' };
const start = { id: '', name: '', description: '', engine: engine.id, lines: '' };

function makeStub() {
  const Component = () => (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <RecipeEditPage />
    </>
  );
  const loader = () => json({ engines: [engine], start, problem: null });
  return createRemixStub([
    { id: 'page', path: '/', Component, loader },
    { path: '/elsewhere', Component: () => <p>Another page</p> },
  ]);
}

function show() {
  const Stub = makeStub();
  render(<Stub />);
  return screen.findByLabelText('Name');
}

/** The scripts start on a document that was sent with this reply, and whose lines the visitor may have changed. */
async function startOn(reply: RecipeEditReply | null, lines: string) {
  const Stub = makeStub();
  const loaderData = { page: { engines: [engine], start, problem: null } };
  const page = <Stub hydrationData={{ loaderData, actionData: reply && { page: reply } }} />;
  const sent = render(page);
  const html = sent.container.innerHTML;
  sent.unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  screen.getByLabelText<HTMLTextAreaElement>('Commands').value = lines;
  render(page, { container, hydrate: true });
  await screen.findByLabelText('Name');
}

test('leaving with a typed recipe asks first', async () => {
  await userEvent.type(await show(), 'Start');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Your changes are not saved.')).toBeVisible();
  expect(screen.queryByText('Another page')).toBeNull();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('an untouched form is left without a question', async () => {
  await show();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const refused = formReply<'check', { made: null }>(
  'check',
  { made: null },
  { result: { status: 'error', initialValue: { engine: engine.id, lines: 'fly' }, error: { lines: ['No.'] } } },
);

test.each([
  ['nothing typed', null, '', false],
  ['typed lines', null, 'give 102', true],
  ['a refused form', refused, 'fly', true],
])('leaving a document with %s, after the scripts have started', async (_, reply, lines, expected) => {
  await startOn(reply, lines);
  expect(isAsked()).toBe(expected);
});
