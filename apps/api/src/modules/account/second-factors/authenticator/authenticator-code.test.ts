import { generateSecret, generateSync } from 'otplib';
import { findAcceptedStep } from './authenticator-code';

const secret = generateSecret();
const nowMs = 1_800_000_010_000;
const codeAt = (seconds: number) => generateSync({ secret, epoch: nowMs / 1000 + seconds });

test('the current code is accepted, also with a space, and from a clock half a minute off', () => {
  const code = codeAt(0);
  const step = Math.floor(nowMs / 30_000);
  expect(findAcceptedStep(secret, code, 0, nowMs)).toBe(step);
  expect(findAcceptedStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, 0, nowMs)).toBe(step);
  expect(findAcceptedStep(secret, codeAt(-30), 0, nowMs)).toBe(step - 1);
  expect(findAcceptedStep(secret, codeAt(30), 0, nowMs)).toBe(step + 1);
});

test('old, future and already used codes are refused', () => {
  expect(findAcceptedStep(secret, codeAt(-90), 0, nowMs)).toBeNull();
  expect(findAcceptedStep(secret, codeAt(90), 0, nowMs)).toBeNull();
  expect(findAcceptedStep(secret, codeAt(0), Math.floor(nowMs / 30_000), nowMs)).toBeNull();
});

test.each(['', 'abcdef', '12345', '1234567', '１２３４５６', '\0\0\0\0\0\0'])('%j is not a code', (code) => {
  expect(findAcceptedStep(secret, code, 0, nowMs)).toBeNull();
});
