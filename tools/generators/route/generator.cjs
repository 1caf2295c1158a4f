const { formatFiles, names } = require('@nx/devkit');
const { editFile } = require('../edits/edit-file.cjs');
const { requireKebabCase } = require('../names/kebab-case.cjs');

const siteMap = 'apps/web/app/routes.ts';
const browserRoutes = 'apps/web-e2e/src/routes.ts';

/**
 * Gives a page of a feature library its address. Writes a route file that re-exports the page from the library, a line in the site map, and
 * a line in the list of pages for browser tests. A page as `feature-lib` writes it also gets its canonical address. Throws when the
 * library has no such page or the route exists.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{lib: string, page?: string, path?: string, example?: string, personal?: boolean}} options
 */
module.exports = async function generateRoute(tree, { lib, page = lib, path = page, example = `/${path}`, personal }) {
  requireKebabCase(page);
  if (/[:*?]/.test(example)) throw new Error(`The path ${path} has parameters; give --example=/a/path.`);
  const { className, propertyName } = names(page);
  const server = exportsOf(tree, `libs/${lib}/src/index.server.ts`);
  const browser = exportsOf(tree, `libs/${lib}/src/index.ts`);
  if (!browser.has(`${className}Page`)) throw new Error(`libs/${lib}/src/index.ts exports no ${className}Page.`);
  const pick = (door, parts) => parts.filter(([name]) => door.has(name)).map(([name, as]) => `${name} as ${as}`);
  const fromServer = pick(
    server,
    ['action', 'headers', 'loader'].map((role) => [propertyName + names(role).className, role]),
  );
  const fromBrowser = pick(browser, [
    [`${propertyName}Handle`, 'handle'],
    [`${propertyName}Meta`, 'meta'],
    [`${className}ErrorBoundary`, 'ErrorBoundary'],
    [`${className}Page`, 'default'],
  ]);

  const file = path.replace(/[:?]/g, '').replace(/\//g, '.');
  if (tree.exists(`apps/web/app/routes/${file}.ts`)) throw new Error(`apps/web/app/routes/${file}.ts exists already.`);
  const lines = [];
  if (fromServer.length > 0) lines.push(`export { ${fromServer.join(', ')} } from '@starhaven/${lib}/server';`);
  lines.push(`export { ${fromBrowser.join(', ')} } from '@starhaven/${lib}';`, '');
  tree.write(`apps/web/app/routes/${file}.ts`, lines.join('\n'));

  editFile(tree, siteMap, "  route('*',", `  route('${path}', 'routes/${file}.ts'),\n$&`);
  const hasForm = fromServer.some((part) => part.endsWith(' as action'));
  const row = `  { name: '${page}', path: '${example}', status: 200${hasForm ? ', hasForm: true' : ''} },\n`;
  const isPersonal = personal === true;
  const anchor = isPersonal ? /(?<=personalRoutes[^\n]*\[\n)/ : / {2}\{ name: 'invalid-game'/;
  editFile(tree, browserRoutes, anchor, `${row}$&`);
  giveAddress(tree, { lib, page, address: example });
  await formatFiles(tree);
  return () => console.log('Now try: npx nx run-many -t lint,typecheck -p web,web-e2e');
};

/** `feature-lib` does not know the address and writes the name of the page in its place, into the meta and the README. */
function giveAddress(tree, { lib, page, address }) {
  const readme = `libs/${lib}/README.md`;
  const places = [
    [`libs/${lib}/src/routes/${page}/${page}.meta.ts`, `path: '/${page}'`, `path: '${address}'`],
    [readme, `- \`/${page}\``, `- \`${address}\``],
    [readme, `then \`/${page}\``, `then \`${address}\``],
  ];
  for (const [file, suggested, real] of places) {
    const text = tree.read(file, 'utf8');
    if (text?.includes(suggested)) tree.write(file, text.replace(suggested, real));
  }
}

/** The names that a door exports as values. */
function exportsOf(tree, file) {
  const lists = (tree.read(file, 'utf8') ?? '').matchAll(/export \{([^}]*)\}/g);
  const parts = [...lists].flatMap(([, list]) => list.split(','));
  return new Set(parts.map((part) => part.trim().split(' as ').at(-1)));
}
