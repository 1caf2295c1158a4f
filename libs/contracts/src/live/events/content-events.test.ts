import * as v from 'valibot';
import { getCapabilities } from '../../protocol/calls/get-capabilities';
import { ContentChangeSchema, ContentVersionsSchema } from './content-events';

test('versions are opaque texts by topic', () => {
  expect(v.is(ContentVersionsSchema, { games: '17', 'a later topic': 'x' })).toBe(true);
  expect(v.parse(ContentVersionsSchema, { games: 17 })).toEqual({ games: '17' });
  expect(v.is(ContentVersionsSchema, { games: null })).toBe(false);
  expect(v.is(ContentChangeSchema, { topic: 'games' })).toBe(false);
});

test('a host may announce extensions that this version does not know', () => {
  const answer = { retcode: 0, message: 'ok', data: { extensions: ['content-events', 'from-the-future'] } };
  expect(v.parse(getCapabilities.response, answer)).toEqual(answer);
});
