import { showToast } from '@starhaven/ui-kit';
import { watchVersions } from './watch-versions';

jest.mock('@starhaven/ui-kit', () => ({
  ...jest.requireActual<object>('@starhaven/ui-kit'),
  showToast: jest.fn(),
}));

const minuteMs = 60_000;
let commit: string;
let isAway: boolean;
let stop = () => {};
const reload = jest.fn();
const touched = new Set<Element>();
const titles = () => jest.mocked(showToast).mock.calls.map(([{ title, durationMs }]) => [title, durationMs]);
const stored = () => JSON.parse(localStorage.getItem('handbook.versions') ?? 'null')?.commits ?? null;

async function openPage() {
  stop();
  stop = watchVersions({ touched, reload });
  await jest.advanceTimersByTimeAsync(10);
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
  sessionStorage.clear();
  touched.clear();
  document.body.innerHTML = '';
  commit = 'one';
  isAway = false;
  jest.clearAllMocks();
  globalThis.fetch = jest.fn(async () => {
    if (isAway) throw new TypeError('offline');
    return { ok: true, json: async () => [{ id: 1, commit, game: 1 }] } as Response;
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a first visit stores what is served and says nothing', async () => {
  await openPage();
  expect(stored()).toEqual({ '1': 'one' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect([titles(), reload.mock.calls]).toEqual([[], []]);
});

test('each start asks for the versions, with the time in the address', async () => {
  await openPage();
  await openPage();
  await jest.advanceTimersByTimeAsync(2 * minuteMs);
  await openPage();
  const asked = jest.mocked(fetch).mock.calls.map(([url]) => String(url));
  expect(asked).toEqual([
    '/handbook/data/versions.json?time=1800000000',
    '/handbook/data/versions.json?time=1800000000',
    '/handbook/data/versions.json?time=1800000120',
  ]);
});

test('new data is stored, announced, and shown by a reload after a second, once', async () => {
  await openPage();
  commit = 'two';
  await jest.advanceTimersByTimeAsync(10 * minuteMs + 100);
  expect(titles()).toEqual([['Data Updated Successfully', 5_000]]);
  expect(stored()).toEqual({ '1': 'two' });
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await openPage();
  await jest.advanceTimersByTimeAsync(25 * minuteMs);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a host that serves two versions in turn makes no page reload over and over', async () => {
  await openPage();
  for (const next of ['two', 'one', 'two']) {
    commit = next;
    await jest.advanceTimersByTimeAsync(2 * minuteMs);
    await openPage();
    await jest.advanceTimersByTimeAsync(2_000);
  }
  expect(reload).toHaveBeenCalledTimes(1);
  expect(titles().at(-1)).toEqual(['Data Updates Available', 10_000]);
});

test.each([
  ['a field that was typed in', () => touched.add(document.body.appendChild(document.createElement('input')))],
  [
    'a field that was filled before any script ran',
    () => {
      document.body.innerHTML = '<input>';
      (document.body.firstChild as HTMLInputElement).value = 'typed';
    },
  ],
  ['an open dialog', () => (document.body.innerHTML = '<div role="dialog"></div>')],
])('%s is not lost to a reload', async (_name, begin) => {
  await openPage();
  commit = 'two';
  begin();
  await jest.advanceTimersByTimeAsync(11 * minuteMs);
  expect([titles(), reload.mock.calls.length]).toEqual([[['Data Updates Available', 10_000]], 0]);
});

test('a visitor who begins to type in the second before the reload keeps the text', async () => {
  await openPage();
  commit = 'two';
  await jest.advanceTimersByTimeAsync(10 * minuteMs + 500);
  touched.add(document.body.appendChild(document.createElement('input')));
  await jest.advanceTimersByTimeAsync(2_000);
  expect([titles().at(-1)?.[0], reload.mock.calls.length]).toEqual(['Data Updates Available', 0]);
});

test('a visitor whose browser stores nothing is asked to refresh by hand', async () => {
  await openPage();
  commit = 'two';
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await jest.advanceTimersByTimeAsync(11 * minuteMs);
  setItem.mockRestore();
  expect([titles(), reload.mock.calls.length]).toEqual([[['Data Updates Available', 10_000]], 0]);
});

test('after another tab has taken the update, this tab asks its visitor and does not reload', async () => {
  await openPage();
  commit = 'two';
  localStorage.setItem('handbook.versions', JSON.stringify({ commits: { '1': 'two' }, checkedAt: 0 }));
  await jest.advanceTimersByTimeAsync(11 * minuteMs);
  expect([titles(), reload.mock.calls.length]).toEqual([[['Data Updates Available', 10_000]], 0]);
});

test('an unreachable host causes no notice, and is asked again', async () => {
  await openPage();
  isAway = true;
  commit = 'two';
  await jest.advanceTimersByTimeAsync(11 * minuteMs);
  expect(titles()).toEqual([]);
  isAway = false;
  await jest.advanceTimersByTimeAsync(10 * minuteMs);
  expect(titles()).toEqual([['Data Updated Successfully', 5_000]]);
});

test('a hidden page asks nothing, and asks at once when it is seen again', async () => {
  await openPage();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(60 * minuteMs);
  expect(fetch).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(10);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each(['nonsense', '{"commits":[]}', '{"commits":{"1":5}}'])(
  'unreadable stored versions (%s) count as none',
  async (text) => {
    localStorage.setItem('handbook.versions', text);
    await openPage();
    expect(stored()).toEqual({ '1': 'one' });
    expect(titles()).toEqual([]);
  },
);
