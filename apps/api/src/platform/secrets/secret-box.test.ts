import { deriveKey } from './derive-key';
import { seal, unseal } from './secret-box';

const key = deriveKey('a-secret-of-this-test-and-nothing-else', 'test');

test('what is sealed comes back, and looks different each time', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP ✨', key);
  expect(unseal(sealed, key)).toBe('JBSWY3DPEHPK3PXP ✨');
  expect(seal('JBSWY3DPEHPK3PXP ✨', key)).not.toBe(sealed);
});

test('another purpose has another key, and a changed byte is noticed', () => {
  const sealed = seal('text', key);
  expect(() => unseal(sealed, deriveKey('a-secret-of-this-test-and-nothing-else', 'other'))).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  expect(() => unseal(bytes.toString('base64url'), key)).toThrow();
});
