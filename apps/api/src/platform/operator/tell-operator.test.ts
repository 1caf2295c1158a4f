import { DomainError } from '../errors/domain-error';
import { tellOperator } from './tell-operator';

const refuse = () => Promise.reject(new DomainError('not-found', 'There is no server "x".'));

test.each([
  [{}, 'There is no server "x".'],
  [{ 'not-found': 'see: npm run server -- list' }, 'There is no server "x"; see: npm run server -- list'],
  [{ aborted: 'try again.' }, 'There is no server "x".'],
])('with the hints %j a refusal is shown as: %s', async (hints, message) => {
  await expect(tellOperator(refuse, hints)).rejects.toMatchObject({ name: 'OperatorError', message });
});

test('another error stays as it is', async () => {
  const failure = new TypeError('broken');
  await expect(tellOperator(() => Promise.reject(failure))).rejects.toBe(failure);
});
