import { readStored, readStoredText, writeStored, writeStoredText } from './browser-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a text and a value come back from the storage that they were written to, and null removes them', () => {
  expect(writeStoredText('sessionStorage', 'text', 'hello')).toBe(true);
  expect(writeStored('localStorage', 'value', { a: [1] })).toBe(true);
  expect([readStoredText('sessionStorage', 'text'), readStoredText('localStorage', 'text')]).toEqual(['hello', null]);
  expect([readStored('localStorage', 'value'), readStored('sessionStorage', 'value')]).toEqual([{ a: [1] }, null]);
  writeStoredText('sessionStorage', 'text', null);
  writeStored('localStorage', 'value', null);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('a value that is not JSON counts as none', () => {
  localStorage.setItem('value', '{broken');
  expect(readStored('localStorage', 'value')).toBeNull();
});

test('a full storage says that nothing was stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([writeStored('localStorage', 'value', 1), writeStoredText('localStorage', 'text', 'a')]).toEqual([
    false,
    false,
  ]);
});

test('a browser that forbids storage reads as empty', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect([readStored('localStorage', 'value'), readStoredText('localStorage', 'text')]).toEqual([null, null]);
  expect(writeStoredText('localStorage', 'text', null)).toBe(false);
});
