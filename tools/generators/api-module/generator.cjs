const path = require('node:path');
const { formatFiles, generateFiles, names, updateJson } = require('@nx/devkit');
const { editFile } = require('../edits/edit-file.cjs');
const { addExtension } = require('../edits/add-extension.cjs');
const { requireKebabCase } = require('../names/kebab-case.cjs');
const { writeMigration } = require('./write-migration.cjs');

const contracts = 'libs/contracts';
const api = 'apps/api';

/**
 * Writes a domain of the contracts (entity, call, topic, extension) and the module of the API that serves it: table, migration with the
 * trigger of the topic, context, verb, route and test. Throws when a name is not kebab-case or taken.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{name: string, entity?: string, skipMigration?: boolean}} options
 */
module.exports = async function generateApiModule(tree, { name, entity = name.replace(/s$/, ''), skipMigration }) {
  requireKebabCase(name);
  requireKebabCase(entity);
  if (entity === name) throw new Error(`Name one of the ${name} with --entity=<singular noun>.`);
  for (const folder of [`${contracts}/src/${name}`, `${api}/src/modules/${name}`])
    if (tree.exists(folder)) throw new Error(`${folder} exists already.`);
  const { className: classes, propertyName: prop } = names(name);
  const { className: Entity, propertyName: entityProp } = names(entity);
  const words = name.replace(/-/g, ' ');
  const table = entity.replace(/-/g, '_');
  const values = { name, entity, classes, prop, Entity, entityProp, words, table, tmpl: '' };
  generateFiles(tree, path.join(__dirname, 'files/contracts'), `${contracts}/src/${name}`, values);
  generateFiles(tree, path.join(__dirname, 'files/api'), `${api}/src/modules/${name}`, values);
  generateFiles(tree, path.join(__dirname, 'files/test'), `${api}/test/${name}`, values);
  declareDomain(tree, values);
  registerModule(tree, values);
  await formatFiles(tree);
  return async () => {
    if (!skipMigration) await writeMigration(tree.root, { name, table });
    console.log('Now try: npx nx run-many -t lint,typecheck,test -p contracts,api');
  };
};

function declareDomain(tree, { name, entity, Entity, prop }) {
  updateJson(tree, `${contracts}/package.json`, (json) => {
    const doors = Object.entries({ ...json.exports, [`./${name}`]: `./src/${name}/index.ts` });
    return { ...json, exports: Object.fromEntries(doors.sort(([a], [b]) => a.localeCompare(b))) };
  });
  sortLines(tree, `${contracts}/src/test/all-domains.ts`, /^export \* from/, `export * from '../${name}';`);
  const line = `export * from '@starhaven/contracts/${name}';`;
  sortLines(tree, 'libs/upstream/src/testing/all-contracts.ts', /^export \* from/, line);
  editFile(tree, `${contracts}/src/protocol/topic.ts`, /(?=\] as const;)/, `, '${name}'`);
  addExtension(tree, { prop, name, comment: `The ${name.replace(/-/g, ' ')} and their calls.` });
  const key = prop === name ? name : `'${name}'`;
  sortLines(tree, `${contracts}/src/test/doors.test.ts`, /^ {2}'?[a-z-]+'?: \[/, `  ${key}: ['protocol'],`);
  editFile(
    tree,
    `${contracts}/src/test/examples.test.ts`,
    /const examples: Record<string, unknown> = \{\n/,
    `$&  ${Entity}: { id: 1, title: 'The first ${entity.replace(/-/g, ' ')}' },\n`,
  );
  editFile(tree, `${contracts}/README.md`, /^(\| `games`[^\n|]*`)( *\|)/m, `$1, \`${name}\`$2`);
}

function registerModule(tree, { name, classes, table }) {
  sortLines(tree, `${api}/src/schema.ts`, /^export \* from/, `export * from './modules/${name}/tables';`);
  const policy = `${api}/src/modules/admin/backups/restore-policy.ts`;
  editFile(tree, policy, /export const restoredTables[^\n]*\n/, `$&  '${table}',\n`);
  const importLine = `import { register${classes}Module } from './modules/${name}';\n`;
  editFile(tree, `${api}/src/app.ts`, /(?=import [^\n]* from '\.\/platform\/)/, importLine);
  const call = `  register${classes}Module(app, { db: database.db, versions });\n`;
  editFile(tree, `${api}/src/app.ts`, / {2}registerGamesModule\(.*\n/, `$&${call}`);
}

/** Inserts a line in sort order among the lines that match. */
function sortLines(tree, file, pattern, line) {
  const lines = tree.read(file, 'utf8').split('\n');
  const places = lines.flatMap((one, index) => (pattern.test(one) ? [index] : []));
  if (places.length === 0) throw new Error(`${file} has no place for the generator: no line is like ${line}.`);
  const plain = (text) => text.replace(/'/g, '');
  const next = places.find((index) => plain(lines[index]) > plain(line)) ?? places[places.length - 1] + 1;
  lines.splice(next, 0, line);
  tree.write(file, lines.join('\n'));
}
