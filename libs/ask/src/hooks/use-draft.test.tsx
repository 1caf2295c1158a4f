import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDraft } from './use-draft';

const originalFetch = globalThis.fetch;
let bodies: (FormDataEntryValue | null)[];
let keptAlive: unknown[];
let answers: ((status?: number) => void)[];
const submitted = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  bodies = [];
  keptAlive = [];
  answers = [];
  submitted.mockReset();
  globalThis.fetch = ((_: string, init: RequestInit) => {
    bodies.push((init.body as FormData).get('body'));
    keptAlive.push(init.keepalive);
    return new Promise((resolve) =>
      answers.push((status = 200) => resolve({ ok: status === 200, status, json: async () => null } as Response)),
    );
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

function Page({ first, isOn = true }: { first: string; isOn?: boolean }) {
  const [body, setBody] = useState(first);
  const { isKept, beforeSubmit } = useDraft('ask', { title: '', tags: '', engineVersion: '', body }, isOn);
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
const pause = () => pass(1_500);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const answer = (status?: number) => act(async () => answers.shift()?.(status));
const leave = (name = 'pagehide') => act(async () => window.dispatchEvent(new Event(name)));
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
  await pass(1_900);
  expect(submitted).not.toHaveBeenCalled();
  await pass(200);
  expect(submitted.mock.calls).toEqual([['save']]);
});

test('a text is stored every five seconds while the member types without a pause', async () => {
  render(<Page first="" />);
  for (let letters = 1; letters <= 12; letters += 1) {
    type('a'.repeat(letters));
    await pass(1_000);
    await answer();
  }
  expect(bodies).toEqual(['aaaaa', 'a'.repeat(10)]);
});

test('on a slow line the newest text is stored after the running request, while the member types on', async () => {
  render(<Page first="" />);
  for (let letters = 1; letters <= 12; letters += 1) {
    type('a'.repeat(letters));
    await pass(1_000);
  }
  expect(bodies).toEqual(['aaaaa']);
  await answer();
  expect(bodies).toEqual(['aaaaa', 'a'.repeat(12)]);
});

test('a text that is not stored yet is stored when the member goes to another page', async () => {
  const { unmount } = render(<Page first="" />);
  type('How');
  unmount();
  await pause();
  expect([bodies, keptAlive]).toEqual([['How'], [true]]);
});

test('another page waits for the running request of an older text, and repeats one that failed', async () => {
  const { unmount } = render(<Page first="" />);
  type('How');
  await pause();
  unmount();
  await answer(429);
  expect(bodies).toEqual(['How', 'How']);
});

test.each(['beforeunload', 'pagehide'])('a text that is not stored yet is stored at once on %s', async (name) => {
  render(<Page first="" />);
  type('How');
  await pause();
  await leave(name);
  expect(bodies).toEqual(['How']);
  type('How do I');
  await leave(name);
  await leave(name);
  expect([bodies, keptAlive]).toEqual([
    ['How', 'How do I'],
    [true, true],
  ]);
});

test('a long text is stored without keepalive, which browsers refuse for it', async () => {
  const { unmount } = render(<Page first="" />);
  type('原'.repeat(20_001));
  unmount();
  await pause();
  expect(keptAlive).toEqual([false]);
});

test('a stored text is not stored again when the member leaves', async () => {
  const { unmount } = render(<Page first="" />);
  type('How');
  await pause();
  await answer();
  await leave();
  unmount();
  await pause();
  expect(bodies).toEqual(['How']);
});

test('nothing is stored after a save, while it is sent and when its page is left', async () => {
  const { rerender, unmount } = render(<Page first="" />);
  type('How');
  save();
  await leave();
  rerender(<Page first="" isOn={false} />);
  type('How do I');
  await leave();
  unmount();
  await pause();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(bodies).toEqual([]);
});

test('a save that waits for a running draft request is not followed by a newer draft', async () => {
  const { rerender, unmount } = render(<Page first="" />);
  type('How');
  await pause();
  save();
  type('How do I');
  await leave();
  await pause();
  await answer();
  expect(submitted).toHaveBeenCalledTimes(1);
  rerender(<Page first="" isOn={false} />);
  unmount();
  await pause();
  expect(bodies).toEqual(['How']);
});

test('a refused save stores the text as a draft again', async () => {
  const { rerender } = render(<Page first="" />);
  type('How');
  save();
  rerender(<Page first="" isOn={false} />);
  rerender(<Page first="" />);
  await pause();
  expect(bodies).toEqual(['How']);
});

test('a draft contains the version that the member saw', async () => {
  const sent = jest.spyOn(globalThis, 'fetch');
  const Edit = ({ body }: { body: string }) => {
    useDraft('edit-question:7', { title: '', tags: '', engineVersion: '', body, seen: 3 }, true);
    return null;
  };
  const { rerender } = render(<Edit body="" />);
  rerender(<Edit body="How" />);
  await pause();
  expect((sent.mock.calls[0]?.[1]?.body as FormData).get('seen')).toBe('3');
});
