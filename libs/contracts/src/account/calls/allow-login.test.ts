import * as v from 'valibot';
import { allowLogin } from './allow-login';

const account = { _id: 7, name: 'Ada', iplock: ['192.0.2.7'] };

test.each([
  ['the account', account],
  ['the account as in the call for it', { account, player: [] }],
])('the answer to a changed address list may be %s', (_name, data) => {
  const answer = v.parse(allowLogin.response, { retcode: 200, message: 'done', data });
  expect(answer.data).toMatchObject({ _id: '7', iplock: ['192.0.2.7'] });
});

test.each([undefined, null, '', true, {}, [], { iplock: ['192.0.2.7'] }])(
  'the list was changed, also if the host answers with %j',
  (data) => {
    expect(v.parse(allowLogin.response, { retcode: 0, data })).toMatchObject({ retcode: 0, data: null });
  },
);
