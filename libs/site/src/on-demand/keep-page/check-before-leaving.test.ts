import { setImmediate } from 'node:timers/promises';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkBeforeLeaving } from './check-before-leaving';

const send = jest.fn<Promise<Response>, unknown[]>();
const lost = jest.fn();
const left = jest.fn();
let isOnline = true;

beforeAll(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  checkBeforeLeaving(send as typeof fetch, lost);
  for (const type of ['submit', 'click'])
    document.addEventListener(type, (event) => {
      if (type === 'click' && !(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      left(type);
    });
});

beforeEach(() => {
  isOnline = true;
  [send, lost, left].forEach((mock) => mock.mockReset());
  document.body.innerHTML = `
    <form method="post" action="/ask/answer/14"><textarea name="body"></textarea><button>Answer</button></form>
    <form method="post"><input name="name" /><button>Save</button></form>
    <form method="post" action="/ask/vote"><input type="hidden" name="id" /><button>Vote</button></form>
    <a href="/blog">Blog</a><a href="#answers">Answers</a><a href="https://elsewhere.test/">Elsewhere</a>`;
});

const press = (name: string) => fireEvent.click(screen.getByText(name));
const unreachable = () => send.mockRejectedValue(new TypeError('Failed to fetch'));
const status = (code: number) => send.mockResolvedValue(new Response('', { status: code }));

test.each([
  ['nothing answers', unreachable],
  ['a proxy answers that the site is away', () => status(502)],
])('text for another page is not sent when %s', async (_name, prepare) => {
  prepare();
  press('Answer');
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  expect(left).not.toHaveBeenCalled();
  // The next try may succeed.
  status(200);
  press('Answer');
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});

test('it is sent once when the site answers, also after two presses', async () => {
  status(200);
  press('Answer');
  press('Answer');
  await waitFor(() => expect(left).toHaveBeenCalledWith('submit'));
  expect([left.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  expect(lost).not.toHaveBeenCalled();
});

test('a form that only validates itself is not held', () => {
  const form = document.querySelector('form')!;
  const button = Object.assign(document.createElement('button'), { name: '__intent__', value: '{}' });
  form.append(button);
  form.requestSubmit(button);
  expect(left).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

test('a form that the page removes or changes during the check throws nothing', async () => {
  status(200);
  press('Answer');
  screen.getByText('Answer').replaceWith(Object.assign(document.createElement('button'), { textContent: 'Answer' }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  press('Answer');
  document.body.innerHTML = '';
  // The end of the check, and what follows it.
  await send.mock.results.at(-1)?.value;
  await setImmediate();
  expect([left.mock.calls.length, lost.mock.calls.length]).toEqual([1, 0]);
});

test('a slow line is not a lost one', async () => {
  jest.useFakeTimers();
  send.mockReturnValue(new Promise(() => {}));
  press('Answer');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(left).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(left).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each(['Save', 'Vote', 'Blog'])('%s needs no check', (name) => {
  press(name);
  expect(left).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

test('offline, a link stays on the page, unless the site is on this machine', async () => {
  isOnline = false;
  unreachable();
  press('Blog');
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  expect(left).not.toHaveBeenCalled();
  status(200);
  press('Blog');
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});

test.each(['Answers', 'Elsewhere'])('offline, the link %s is not held', (name) => {
  isOnline = false;
  press(name);
  expect(left).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});
