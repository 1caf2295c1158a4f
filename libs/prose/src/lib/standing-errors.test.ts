import { formReply } from '@starhaven/ui-kit';
import { standingErrors } from './standing-errors';

const result = { status: 'error' as const, error: { title: ['Title is required.'], body: ['Too long.'] } };
const reply = { ...formReply('save', { values: { title: '', body: 'one\r\ntwo' } }), result };

test('an error stands until its field changes', () => {
  const errorsOf = standingErrors(reply, { title: 'Lanterns', body: 'one\ntwo' });
  expect(errorsOf('title')).toEqual([]);
  expect(errorsOf('body')).toEqual(['Too long.']);
  expect(standingErrors(reply, { title: '', body: 'one' })('title')).toEqual(['Title is required.']);
});

test('without refused values every error stands', () => {
  expect(standingErrors({ ...reply, values: null }, { title: 'Lanterns' })('title')).toEqual(['Title is required.']);
  expect(standingErrors(undefined, {})('title')).toEqual([]);
});
