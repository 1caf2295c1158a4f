import { loginTypeLabel } from './login-type-label';

test.each([
  ['login_web_normal', 'Web Login'],
  ['login_game', 'Game Login'],
  ['login_api', 'API Login'],
  ['login_guest', 'GUEST'],
  ['constructor', 'CONSTRUCTOR'],
])('%s is shown as %s', (type, label) => {
  expect(loginTypeLabel(type)).toBe(label);
});
