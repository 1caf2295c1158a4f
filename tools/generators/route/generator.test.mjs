import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import generateRoute from './generator.cjs';

// Formatting needs the settings of the real workspace, which the temporary tree does not have.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual('@nx/devkit'), formatFiles: async () => {} }));

function createTree() {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/inn/src/index.ts', `export { InnPage } from './inn.page';\nexport { innMeta } from './inn.meta';\n`);
  tree.write(
    'libs/inn/src/index.server.ts',
    `export { action as innAction, loader as innLoader } from './inn.server';\n`,
  );
  tree.write('apps/web/app/routes.ts', `export default [\n  route('*', 'routes/not-found.ts'),\n];\n`);
  tree.write('apps/web-e2e/src/routes.ts', `[\n  { name: 'invalid-game' },\n];\npersonalRoutes: X[] = [\n];\n`);
  return tree;
}

test('a route exports what the doors have, and the site map and the browser tests know it', async () => {
  const tree = createTree();
  await generateRoute(tree, { lib: 'inn', path: 'inns/:id', example: '/inns/1' });
  expect(tree.read('apps/web/app/routes/inns.id.ts', 'utf8')).toBe(
    `export { innAction as action, innLoader as loader } from '@starhaven/inn/server';
export { innMeta as meta, InnPage as default } from '@starhaven/inn';
`,
  );
  expect(tree.read('apps/web/app/routes.ts', 'utf8')).toMatch(
    /route\('inns\/:id', 'routes\/inns.id.ts'\),\n {2}route\('\*'/,
  );
  expect(tree.read('apps/web-e2e/src/routes.ts', 'utf8')).toContain(
    `  { name: 'inn', path: '/inns/1', status: 200, hasForm: true },\n  { name: 'invalid-game'`,
  );
});

test('a new page names its address as the canonical one', async () => {
  const tree = createTree();
  const [meta, readme] = ['libs/inn/src/routes/inn/inn.meta.ts', 'libs/inn/README.md'];
  tree.write(meta, `path: '/inn',`);
  tree.write(readme, '- `/inn` (`routes/inn`)\n`npm run dev`, then `/inn`.');
  await generateRoute(tree, { lib: 'inn', path: 'inns' });
  expect([meta, readme].map((file) => tree.read(file, 'utf8'))).toEqual([
    `path: '/inns',`,
    '- `/inns` (`routes/inn`)\n`npm run dev`, then `/inns`.',
  ]);
});

test('a personal page is in the list of those who are logged in', async () => {
  const tree = createTree();
  await generateRoute(tree, { lib: 'inn', personal: true });
  expect(tree.read('apps/web-e2e/src/routes.ts', 'utf8')).toContain(`X[] = [\n  { name: 'inn', path: '/inn'`);
});

test.each([
  [{ lib: 'inn', page: 'room' }, 'exports no RoomPage'],
  [{ lib: 'inn', path: 'inns/:id' }, 'give --example'],
])('%j is refused', async (options, message) => {
  await expect(generateRoute(createTree(), options)).rejects.toThrow(message);
});
