import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import generateCall from './generator.cjs';

// Formatting needs the settings of the real workspace, which the temporary tree does not have.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual('@nx/devkit'), formatFiles: async () => {} }));

const register = 'apps/api/src/modules/inns/register-inns-module.ts';
const codes = 'libs/contracts/src/retcodes/inn-codes.ts';

function createTree() {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/contracts/src/inns/index.ts', `export { listInns } from './list-inns';\n`);
  tree.write('libs/contracts/src/protocol/extensions.ts', `export const extensions = {\n} as const;\n`);
  tree.write(codes, `[{ call: listInns, section: '2 §7', isServed: false, codes: [] }]`);
  const text = `import { a } from './a';\n\nexport function registerInnsModule(app: X): void {\n  for (const route of []) route(app);\n}\n`;
  tree.write(register, text);
  return tree;
}

test('a new call is an extension with a contract, a verb, a route and a test', async () => {
  const tree = createTree();
  await generateCall(tree, { name: 'close-inn', domain: 'inns', method: 'POST' });
  expect(tree.read('libs/contracts/src/inns/index.ts', 'utf8')).toContain(`export { closeInn } from './close-inn';`);
  expect(tree.read('libs/contracts/src/inns/close-inn.ts', 'utf8')).toContain(`path: '/api/v2/inns/close',`);
  expect(tree.read('libs/contracts/src/protocol/extensions.ts', 'utf8')).toContain(`inns: 'inns'`);
  expect(tree.read(register, 'utf8')).toContain('app.extensions.add(extensions.inns);');
  expect(tree.read(register, 'utf8')).toContain('[closeInnRoute, ]');
  for (const file of [
    'src/modules/inns/close-inn.ts',
    'src/modules/inns/close-inn.route.ts',
    'test/inns/close-inn.test.ts',
  ])
    expect(tree.exists(`apps/api/${file}`)).toBe(true);
});

test('a call that is declared gets the API’s side only, and counts as served', async () => {
  const tree = createTree();
  await generateCall(tree, { name: 'list-inns', domain: 'inns' });
  expect(tree.exists('libs/contracts/src/inns/list-inns.ts')).toBe(false);
  expect(tree.exists('apps/api/src/modules/inns/list-inns.route.ts')).toBe(true);
  expect(tree.read(codes, 'utf8')).toContain('isServed: true');
  await expect(generateCall(tree, { name: 'list-inns', domain: 'inns' })).rejects.toThrow('serves list-inns already');
});

test('a folder is for the verb and the route, and for the contract if the domain has it, too', async () => {
  const tree = createTree();
  await generateCall(tree, { name: 'close-inn', domain: 'inns', folder: 'opening-hours', method: 'POST' });
  const route = 'apps/api/src/modules/inns/opening-hours/close-inn.route.ts';
  expect(tree.read(route, 'utf8')).toContain(`from '../../../platform/`);
  expect(tree.exists('apps/api/src/modules/inns/opening-hours/close-inn.ts')).toBe(true);
  expect(tree.read(register, 'utf8')).toContain(`from './opening-hours/close-inn.route'`);
  expect(tree.exists('libs/contracts/src/inns/close-inn.ts')).toBe(true);

  tree.write('libs/contracts/src/inns/rooms/room.ts', '');
  await generateCall(tree, { name: 'book-room', domain: 'inns', folder: 'rooms', method: 'POST' });
  expect(tree.read('libs/contracts/src/inns/rooms/book-room.ts', 'utf8')).toContain(`from '../../protocol/`);
  expect(tree.read('libs/contracts/src/inns/index.ts', 'utf8')).toContain(`from './rooms/book-room'`);
  await expect(generateCall(tree, { name: 'book-room', domain: 'inns' })).rejects.toThrow('serves book-room already');
});

test.each([
  [{ name: 'closeInn', domain: 'inns' }, 'not kebab-case'],
  [{ name: 'close-inn', domain: 'inns', folder: 'Rooms' }, 'not kebab-case'],
  [{ name: 'close-inn', domain: 'bars' }, 'bars/index.ts does not exist'],
  [{ name: 'close-inn', domain: 'inns', module: 'bars' }, 'register-bars-module.ts does not exist'],
])('%j is refused', async (options, message) => {
  await expect(generateCall(createTree(), options)).rejects.toThrow(message);
});
