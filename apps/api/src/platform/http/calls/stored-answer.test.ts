import { StoredAnswer } from './stored-answer';

const answer = new StoredAnswer({ a: 1 });

test('equal content has an equal tag, other content another', () => {
  expect(new StoredAnswer({ a: 1 }).etag).toBe(answer.etag);
  expect(new StoredAnswer({ a: 2 }).etag).not.toBe(answer.etag);
});

test('the tag is found in every form of If-None-Match', () => {
  expect(answer.isKnownTo(answer.etag)).toBe(true);
  expect(answer.isKnownTo(`W/${answer.etag}`)).toBe(true);
  expect(answer.isKnownTo(`"x", ${answer.etag}`)).toBe(true);
  expect(answer.isKnownTo('*')).toBe(true);
  expect(answer.isKnownTo('"x"')).toBe(false);
  expect(answer.isKnownTo(undefined)).toBe(false);
});
