import vm from 'node:vm';
import { codeOf } from './code-of';
import { messageOf } from './message-of';

const foreign: unknown = vm.runInNewContext(`Object.assign(new Error('gone'), { code: 'ENOENT' })`);

test.each([
  [foreign, 'gone', 'ENOENT'],
  [Object.assign(new Error('slow'), { code: 23 }), 'slow', null],
  [{ message: 'no error', code: 'E1' }, 'no error', 'E1'],
  ['text', 'text', null],
  [null, 'null', null],
  [undefined, 'undefined', null],
])('%p is described by its message and its code', (error, message, code) => {
  expect([messageOf(error), codeOf(error)]).toEqual([message, code]);
});
