import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PuzzleField } from './puzzle-field';
import { solvePuzzle } from './solve-puzzle';

jest.mock('./solve-puzzle', () => ({ solvePuzzle: jest.fn() }));
const solve = jest.mocked(solvePuzzle);

const now = 1_800_000_000;
const puzzle = { id: 'the-id', challenge: '{}', waitUntil: now + 30 };
const lacksPassword = (form: FormData) => form.get('password') === '';

function show(password?: string) {
  const sent: (FormDataEntryValue | null)[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(new FormData(event.currentTarget).get('proof'));
      }}
    >
      {password === undefined ? null : <input type="password" name="password" defaultValue={password} />}
      <PuzzleField puzzle={puzzle} nowSeconds={now} lacksPassword={lacksPassword} />
      <button>Login</button>
    </form>,
  );
  return sent;
}

test('a solved puzzle sends the form again by itself', async () => {
  solve.mockResolvedValue('the-proof');
  const sent = show();
  await waitFor(() => expect(sent).toEqual(['the-proof']));
});

test('a form that came back without its password is not sent, and carries the proof when the visitor sends it', async () => {
  solve.mockResolvedValue('the-proof');
  const sent = show('');
  expect(await screen.findByText(/Please type your password again, then send the form/)).toBeVisible();
  expect(sent).toEqual([]);
  screen.getByRole('button').click();
  expect(sent).toEqual(['the-proof']);
});

test('a form with its password is sent', async () => {
  solve.mockResolvedValue('the-proof');
  const sent = show('lantern');
  await waitFor(() => expect(sent).toEqual(['the-proof']));
});

test('a browser that cannot solve it waits and then sends the id', async () => {
  jest.useFakeTimers();
  solve.mockResolvedValue(null);
  const sent = show();
  await act(async () => jest.advanceTimersByTimeAsync(29_000));
  expect(sent).toEqual([]);
  expect(screen.getByText(/Please wait 00:01, then send the form again/)).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(2_000));
  expect(sent).toEqual(['the-id']);
  jest.useRealTimers();
});

test('without scripts the page says how long to wait, and the form carries the id', () => {
  const html = renderToString(<PuzzleField puzzle={puzzle} nowSeconds={now} lacksPassword={lacksPassword} />);
  expect(html).toContain('Please wait 00:30, then send the form again.');
  expect(html).toContain('name="proof" value="the-id"');
});
