import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';
import { lintPlanted } from './lint-planted.mjs';

const rule = 'starhaven/no-unchecked-address';
const page = 'libs/downloads/src/planted.tsx';

const refused = [
  [page, '<a href={given}>x</a>'],
  [page, '<a href={`${given}/x`}>x</a>'],
  [page, '<a href={`//${given}`}>x</a>'],
  [page, '<a href={given ? "/a" : given}>x</a>'],
  [page, '<a href={pathOf(given)}>x</a>'],
  [page, '<img src={given} alt="" />'],
  [page, '<source srcSet={given} />'],
  [page, '<form action={given} />'],
  [page, '<button formAction={given} />'],
  [page, '<iframe src={given} title="x" />'],
  [page, '<object data={given} />'],
  [page, '<use xlinkHref={given} />'],
  ['apps/web/app/planted.tsx', '<a href={given}>x</a>'],
  ['libs/ui-kit/src/planted.tsx', '<a href={given}>x</a>'],
  [page, '(window.open(given), null)'],
  [page, '(window.location.assign(given), null)'],
  [page, '(location.replace(given), null)'],
  [page, '(window.location.href = given)'],
  [page, '(window.location = given)'],
];

const allowed = [
  [page, '((open: (path: string) => unknown) => open(given))'],
  [page, '<a href="/guide">x</a>'],
  [page, '<a href={"/guide"}>x</a>'],
  [page, '<a href={written}>x</a>'],
  [page, '<a href={given ? "/a" : "/b"}>x</a>'],
  [page, '<a href={`/downloads/${given}`}>x</a>'],
  [page, '<a href={`mailto:${given}`}>x</a>'],
  [page, '<use href={`#${given}`} />'],
  [page, '<Link href={given}>x</Link>'],
  [page, '(window.location.assign("/login"), null)'],
  [page, '(window.location.reload(), null)'],
  ['libs/ui-kit/src/components/external-link/external-link.tsx', '<a href={given}>x</a>'],
  ['libs/downloads/src/planted.test.tsx', '<a href={given}>x</a>'],
];

const toText = ([filePath, shown]) => ({
  filePath,
  code: `const written = '/guide';\nexport const Planted = ({ given, Link, pathOf }) => [written, Link, pathOf, ${shown}];\n`,
});

let messages;
beforeAll(() => {
  const nx = path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const graph = spawnSync(process.execPath, [nx, 'show', 'projects', '--json'], { cwd: workspaceRoot });
  if (graph.status !== 0) throw new Error(`The project graph cannot be made: ${graph.stderr}`);
  messages = lintPlanted([...refused, ...allowed].map(toText)).map((found) =>
    found.filter(({ ruleId }) => ruleId === rule),
  );
});

test.each(refused.map(([file, shown], index) => [shown, file, index]))(
  '%s may not stand in %s',
  (_shown, _file, index) => {
    expect(messages[index]).toHaveLength(1);
    expect(messages[index][0].message).toContain('@starhaven/ui-kit');
  },
);

test.each(allowed.map(([file, shown], index) => [shown, file, refused.length + index]))(
  '%s may stand in %s',
  (_shown, _file, index) => {
    expect(messages[index]).toEqual([]);
  },
);
