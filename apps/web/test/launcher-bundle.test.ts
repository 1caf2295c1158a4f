import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(__dirname, '../../..');
const features = readdirSync(path.join(workspace, 'libs')).filter((lib) =>
  readFileSync(path.join(workspace, 'libs', lib, 'project.json'), 'utf8').includes('"layer:feature"'),
);

test.each(['launcher', 'check-settings'])('%s.js holds no code of a feature: its settings are only types', (bundle) => {
  const map = readFileSync(path.join(workspace, `apps/web/build/${bundle}.js.map`), 'utf8');
  const { sources } = JSON.parse(map) as { sources: string[] };
  expect(features).toContain('account');
  expect(sources.filter((source) => features.some((lib) => source.includes(`/libs/${lib}/`)))).toEqual([]);
});
