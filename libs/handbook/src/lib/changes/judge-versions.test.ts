import { judgeVersions, mayReload } from './judge-versions';

const nowSeconds = 1_800_000_000;
const stored = { commits: { '1': 'a', '2': 'b' }, checkedAt: 5 };
const served = (commits: Record<number, string>) =>
  Object.entries(commits).map(([game, commit]) => ({ game: Number(game), commit }));
const judge = (facts: Partial<Parameters<typeof judgeVersions>[0]>) =>
  judgeVersions({ stored, seen: null, served: [], nowSeconds, ...facts });

test.each([
  ['nothing stored: it is stored', { stored: null, served: served({ 1: 'a' }) }, 'none', { '1': 'a' }],
  ['the same', { served: served({ 1: 'a', 2: 'b' }) }, 'none', { '1': 'a', '2': 'b' }],
  ['one commit differs', { served: served({ 1: 'a', 2: 'c' }) }, 'available', { '1': 'a', '2': 'c' }],
  ['a new game is not an update', { served: served({ 1: 'a', 3: 'n' }) }, 'none', { '1': 'a', '2': 'b', '3': 'n' }],
  ['a host that says nothing', { served: [] }, 'none', null],
  ['a host without commits', { served: served({ 1: '' }) }, 'none', null],
  [
    'another tab has taken it',
    { seen: { '1': 'old' }, served: served({ 1: 'a' }) },
    'outdated',
    { '1': 'a', '2': 'b' },
  ],
] as const)('%s', (_name, facts, update, commits) => {
  expect(judge(facts)).toEqual({ update, next: commits && { commits, checkedAt: nowSeconds } });
});

test('an update is reported once: a stored version is not an update any more', () => {
  const { next } = judge({ served: served({ 1: 'z' }) });
  expect(judge({ stored: next, seen: next?.commits ?? null, served: served({ 1: 'z' }) }).update).toBe('none');
});

const page = { isStored: true, isInUse: false, reloadedAtMs: null, nowMs: 10_000_000 };
test.each([
  ['an idle page', {}, true],
  ['a page somebody works on', { isInUse: true }, false],
  ['a browser that keeps nothing', { isStored: false }, false],
  ['a page that has just reloaded', { reloadedAtMs: page.nowMs - 60_000 }, false],
  ['a page that reloaded long ago', { reloadedAtMs: page.nowMs - 700_000 }, true],
])('may %s reload itself?', (_name, facts, expected) => {
  expect(mayReload({ ...page, ...facts })).toBe(expected);
});
