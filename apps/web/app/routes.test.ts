import { readFileSync } from 'node:fs';
import path from 'node:path';
import routes from './routes';

// The real module loads the whole build tool.
jest.mock('@remix-run/route-config', () => ({
  index: (file: string) => ({ file, index: true }),
  layout: (file: string, children: unknown[]) => ({ file, children }),
  route: (path: string, file: string, more: unknown[] | object = {}) => ({
    ...{ path, file },
    ...(Array.isArray(more) ? { children: more } : more),
  }),
}));

test('only pages outside the areas have a skeleton: within one, it would replace the whole area', () => {
  const nested = routes.flatMap(({ children = [] }) => children.map(({ file }) => file));
  expect(nested.length).toBeGreaterThan(10);
  const source = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
  expect(nested.filter((file) => /\bhandle\b/.test(source(file)))).toEqual([]);
});
