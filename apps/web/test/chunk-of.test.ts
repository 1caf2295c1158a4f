import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chunkOf } from '../vite/chunk-of';

test.each([
  ['libs/inn/src/shell/door.tsx', 'shell'],
  ['libs/contracts/src/inn/shell/key.ts', 'shell'],
  ['apps/web/app/shell/porch.tsx', 'shell'],
  ['libs/ui-kit/src/components/bed/bed.tsx', 'shell'],
  ['libs/ui-kit/src/forms/guest-field/guest-field.tsx', 'forms'],
  ['libs/contracts/src/inn/forms/limits.ts', 'forms'],
  ['libs/inn/src/together/menu/dish.ts', 'menu'],
  ['libs/contracts/src/inn/together/menu/price.ts', 'menu'],
  ['libs/ui-kit/src/together/menu/menu-area.tsx', 'menu'],
  ['libs/ui-kit/src/on-demand/stove/stove.tsx', undefined],
  ['libs/inn/src/routes/inn/inn.page.tsx', undefined],
  ['libs/inn/src/routes/inn/forms/guest-form.tsx', undefined],
  ['apps/web/app/root.tsx', undefined],
])('%s is in the chunk %s', (file, chunk) => {
  expect(chunkOf(`/repo/${file}`)).toBe(chunk);
});

// Somebody who reads a file sees its folder, but does not see that a rule elsewhere names the file.
test('the rules name no lib but ui-kit, and no file', () => {
  const source = readFileSync(path.join(__dirname, '../vite/chunk-of.ts'), 'utf8');
  const rules = source.replaceAll(/\/\*\*[^]*?\*\/|\/node_modules.*$/gm, '');
  expect(rules.match(/libs\\?\/[a-z-]+/g)).toEqual(['libs\\/ui-kit']);
  expect(rules).not.toMatch(/\\\.|\.tsx?\b|\.css\b/);
});
