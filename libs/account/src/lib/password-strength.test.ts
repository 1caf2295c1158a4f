import { estimatePassword } from './password-strength';

test.each(['abc', 'password1', 'aaaaaaaaaaaaaaaa', 'genshinimpact', '12341234', 'Qwerty1!'])(
  '%s is weak',
  (password) => {
    expect(estimatePassword(password).score).toBe(1);
  },
);

test.each(['correct horse battery', 'tR4velling-lantern', 'снежный фонарь у моря'])('%s looks strong', (password) => {
  expect(estimatePassword(password).score).toBe(3);
});

test('the visitor’s own name does not make a password stronger', () => {
  expect(estimatePassword('traveller-aether', ['traveller', 'aether@x.org', 'aether']).score).toBe(1);
});

test('an empty password is not judged', () => {
  expect(estimatePassword('')).toEqual({ score: 0, text: '' });
});
