/** @jest-environment jsdom */
import {
  charactersChangedEvent,
  chosenCharacterKey,
  forgetCharacters,
  keepCharactersOf,
} from '../shell/forget-characters';
import { readStoredCharacters, storeCharacters } from './stored-characters';

const lumi = {
  server: { id: 's1', title: 'One', type_game: 1, api_game: '' },
  player: { retcode: 0, data: { uid: '800001', nickname: 'Lumi' } },
};
afterEach(() => localStorage.clear());

test('what was stored is read, and every change is announced', () => {
  const told = jest.fn();
  window.addEventListener(charactersChangedEvent, told);
  storeCharacters([lumi]);
  expect(readStoredCharacters()).toEqual([lumi]);
  forgetCharacters();
  expect(readStoredCharacters()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(2);
});

test('characters are kept for their user, and for nobody else', () => {
  keepCharactersOf('7');
  storeCharacters([lumi]);
  localStorage.setItem(chosenCharacterKey, 's1/800001');
  keepCharactersOf('7');
  expect(readStoredCharacters()).toEqual([lumi]);
  // Another user has logged in after a logout that no open page noticed.
  keepCharactersOf('8');
  expect([readStoredCharacters(), localStorage.getItem(chosenCharacterKey)]).toEqual([[], null]);
  storeCharacters([lumi]);
  keepCharactersOf('8');
  expect(readStoredCharacters()).toEqual([lumi]);
  // The session ended while no page was open.
  keepCharactersOf(null);
  expect([readStoredCharacters(), localStorage.length]).toEqual([[], 0]);
});

test.each(['{', '[1]', 'null', '[{"server":{}}]'])('%s in the storage is an empty list', (text) => {
  localStorage.setItem('starhaven-characters', text);
  expect(readStoredCharacters()).toEqual([]);
});

test('a browser without storage causes no error', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(() => storeCharacters([lumi])).not.toThrow();
  refuse.mockRestore();
});
