import { markFirstFault } from '../app/mark-first-fault';

test.each([
  [
    'the first wrong field',
    '<main><input name="a"><p aria-invalid="true"></p><textarea rows="2" aria-invalid="true">x</textarea><input aria-invalid="true"></main>',
    '<main><input name="a"><p aria-invalid="true"></p><textarea rows="2" aria-invalid="true" autofocus="">x</textarea><input aria-invalid="true"></main>',
  ],
  [
    'a field whose value looks like one',
    '<input value="&lt;input aria-invalid=&quot;true&quot;"><select aria-invalid="true"></select>',
    '<input value="&lt;input aria-invalid=&quot;true&quot;"><select aria-invalid="true" autofocus=""></select>',
  ],
])('marks %s', (_name, html, marked) => expect(markFirstFault(html)).toBe(marked));

test.each([
  ['a page that moves the focus itself', '<input aria-invalid="true"><input autofocus="">'],
  ['a page without faults', '<input name="aria-invalid">'],
])('leaves %s as it is', (_name, html) => expect(markFirstFault(html)).toBe(html));
