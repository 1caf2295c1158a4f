import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const modules = path.join(__dirname, '../src/modules');
const contracts = path.join(__dirname, '../../../libs/contracts/src');

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const toFileName = (call: string) => `${call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.route.ts`;

const declared = filesBelow(contracts).flatMap((file) =>
  [...readFileSync(path.join(contracts, file), 'utf8').matchAll(/^export const (\w+) = defineCall\(/gm)].map(
    ([, name]) => name ?? '',
  ),
);

const routeFiles = filesBelow(modules).filter((file) => file.endsWith('.route.ts'));

/** Routes that are not calls of the contracts: pages, a stream and a picture. */
const otherRoutes = [
  'start-social-login.route.ts',
  'finish-social-login.route.ts',
  'stream-content-events.route.ts',
  'get-avatar.route.ts',
  'get-picture.route.ts',
  'download-backup.route.ts',
];

test('the contracts declare calls', () => {
  expect(declared.length).toBeGreaterThan(30);
});

test.each(declared)('%s has one file of its name, which registers it and nothing else', (call) => {
  const files = routeFiles.filter((file) => path.basename(file) === toFileName(call));
  expect(files).toHaveLength(1);
  const text = readFileSync(path.join(modules, files[0] ?? ''), 'utf8');
  expect(text).toContain(`export function ${call}Route(`);
  const registered = [...text.matchAll(/registerCall\(\s*app,\s*(\w+)/g)].map(([, name]) => name);
  expect(registered.map((name) => name?.replace(/Call$/, ''))).toEqual([call]);
});

test('no other file is called a route', () => {
  const known = new Set([...declared.map(toFileName), ...otherRoutes]);
  expect(routeFiles.filter((file) => !known.has(path.basename(file)))).toEqual([]);
});
