import { DomainError } from '../../errors/domain-error';
import { refuseDomainError } from './refuse-domain-error';

test('the kind chooses status and retcode, and message and details are sent', () => {
  const taken = new DomainError('already-exists', 'This username is already taken', { field: 'username' });
  expect(refuseDomainError(taken)).toMatchObject({
    status: 200,
    retcode: -1,
    message: 'This username is already taken',
    fields: { field: 'username' },
  });
});

test('a limit says how long to wait in every form that clients read', () => {
  const until = Math.floor(Date.now() / 1000) + 60;
  expect(refuseDomainError(new DomainError('rate-limited', 'Too Many Requests', { max: 5, until }))).toMatchObject({
    status: 429,
    retcode: 429,
    retryAfterSeconds: expect.any(Number),
    fields: { ratelimit: { max: 5, time: until }, timestamp: until },
  });
});

test('a call may answer a kind in its own way', () => {
  const missing = new DomainError('not-found', 'There is no such passkey.');
  expect(refuseDomainError(missing)).toMatchObject({ status: 404, retcode: 404 });
  const overrides = { 'not-found': { status: 200, retcode: -1 } };
  expect(refuseDomainError(missing, overrides)).toMatchObject({ status: 200, retcode: -1 });
});
