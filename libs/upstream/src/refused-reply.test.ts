import type { CallRefusal } from './call-result';
import { refusedReply } from './refused-reply';

const refusal: CallRefusal = {
  ...{ ok: false, retcode: -1, message: '' },
  ...{ ratelimit: null, timestamp: 0, field: undefined },
};

test('the words of the host come before ours', () => {
  const own = { title: 'Not changed', message: 'Please look again.' };
  expect(refusedReply({ ...refusal, message: 'The inn is full.' }, own).message.message).toBe('The inn is full.');
  expect(refusedReply(refusal, own).message.message).toBe('Please look again.');
  expect(refusedReply(refusal, { title: 'Not changed' }).message.message).toBe('That did not work. Please try again.');
});

test('a limit has the status of a limit', () => {
  expect(refusedReply(refusal, { title: 'Error' }).status).toBe(422);
  expect(refusedReply({ ...refusal, retcode: 429 }, { title: 'Error' }).status).toBe(429);
});
