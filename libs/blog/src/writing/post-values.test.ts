import { toTags } from '@starhaven/prose';
/** @jest-environment node */
import { createRequire } from 'node:module';
import { createEditGuard } from '../editor/edit-guard';
import { secondsToZoned, zonedToSeconds } from '@starhaven/ui-kit';
import { keepLineBreaks, readValues } from './post-values';
import { followTitle, toSlug } from './slug';

// The package exports one array without types.
const { tests } = createRequire(__filename)('commonmark-spec') as { tests: { markdown: string }[] };

/** What a browser sends for a text area: lines end with CR and LF. */
function asSent(text: string): string {
  const fields = new FormData();
  fields.set('content', text.replace(/\r\n?|\n/g, '\r\n'));
  return readValues(fields).content;
}

test('a text that is opened and saved unchanged is unchanged, byte for byte', () => {
  expect(tests.length).toBeGreaterThan(600);
  const texts = tests.flatMap(({ markdown }) => [markdown, markdown.replaceAll('\n', '\r\n'), `\n${markdown}\r`]);
  for (const text of texts) expect(keepLineBreaks(asSent(text), text)).toBe(text);
});

test('the text of the editor is used only after an edit, and not after the edit is undone', () => {
  for (const { markdown } of tests) {
    const guard = createEditGuard(markdown);
    expect(guard.take(`${markdown}rewritten`, true)).toBeNull();
    expect(guard.take(`${markdown}rewritten again`, false)).toBeNull();
    guard.noteInput();
    expect(guard.take('edited', false)).toBe('edited');
    expect(guard.take(`${markdown}rewritten again`, false)).toBe(markdown);
  }
});

test.each([
  ['Hello, World!  Again', 'hello-world-again'],
  [' -- a -- b -- ', 'a-b'],
  ['原神', ''],
])('the slug of %s is %s', (title, slug) => expect(toSlug(title)).toBe(slug));

test('the slug follows the title until the author writes another one', () => {
  expect(followTitle('', '', 'My Post')).toBe('my-post');
  expect(followTitle('my-post', 'My Post', 'My Post 2')).toBe('my-post-2');
  expect(followTitle('own', 'My Post', 'My Post 2')).toBe('own');
});

test('tags are trimmed, and neither empty nor repeated', () => expect(toTags(' a, ,b,a ')).toEqual(['a', 'b']));

test.each([
  ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T10:00:00Z'],
  ['2026-01-01T12:00', 'Europe/Berlin', '2026-01-01T11:00:00Z'],
  ['2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00Z'],
  ['2026-01-01T12:00', 'Asia/Tokyo', '2026-01-01T03:00:00Z'],
])('%s in %s', (local, zone, utc) => {
  const seconds = Date.parse(utc) / 1000;
  expect(zonedToSeconds(local, zone)).toBe(seconds);
  expect(secondsToZoned(seconds, zone)).toBe(local);
});

test.each([
  ['', 'UTC'],
  ['2026-01-01T12:00', 'Nowhere/At-All'],
  ['tomorrow', 'UTC'],
])('"%s" in %s is not a time', (local, zone) => expect(zonedToSeconds(local, zone)).toBeNull());
