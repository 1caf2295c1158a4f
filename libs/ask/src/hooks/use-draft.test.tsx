import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDraft } from './use-draft';

const originalFetch = globalThis.fetch;
let bodies: (FormDataEntryValue | null)[];
let answers: (() => void)[];
const submitted = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  bodies = [];
  answers = [];
  submitted.mockReset();
  globalThis.fetch = ((_: string, init: RequestInit) => {
    bodies.push((init.body as FormData).get('body'));
    return new Promise((resolve) =>
      answers.push(() => resolve({ ok: true, status: 200, json: async () => null } as Response)),
    );
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

function Page({ first }: { first: string }) {
  const [body, setBody] = useState(first);
  const { isKept, beforeSubmit } = useDraft('ask', { title: '', tags: '', engineVersion: '', body }, true);
  return (
    <form
      onSubmit={(event) => {
        beforeSubmit(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        submitted((event.nativeEvent as SubmitEvent).submitter?.getAttribute('value'));
      }}
    >
      <input aria-label="Body" value={body} onChange={({ target }) => setBody(target.value)} />
      <p role="status">{isKept ? 'Draft kept' : ''}</p>
      <button value="save">Save</button>
    </form>
  );
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('Body'), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(1_500));
const answer = () => act(async () => answers.shift()?.());
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an unchanged form stores nothing', async () => {
  render(<Page first="Stored" />);
  await pause();
  expect(bodies).toEqual([]);
});

test('a text that becomes the first one again is stored, too', async () => {
  render(<Page first="" />);
  type('How');
  await pause();
  await answer();
  expect(screen.getByRole('status').textContent).toBe('Draft kept');
  type('');
  await pause();
  expect(bodies).toEqual(['How', '']);
});

test('a newer text waits for the request of an older one', async () => {
  render(<Page first="" />);
  type('How');
  await pause();
  type('How do I');
  await pause();
  expect(bodies).toEqual(['How']);
  await answer();
  expect(bodies).toEqual(['How', 'How do I']);
});

test('a save waits for a running draft request, and is sent once with its button', async () => {
  render(<Page first="" />);
  type('How');
  await pause();
  save();
  save();
  expect(submitted).not.toHaveBeenCalled();
  await answer();
  expect(submitted.mock.calls).toEqual([['save']]);
});

test('a save cancels a draft that was not sent yet', async () => {
  render(<Page first="" />);
  type('How');
  save();
  await pause();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(bodies).toEqual([]);
});

test('a save is sent after two seconds if the running draft request hangs', async () => {
  render(<Page first="" />);
  type('How');
  await pause();
  save();
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(submitted).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(submitted.mock.calls).toEqual([['save']]);
});
