const path = require('node:path');
const { formatFiles, generateFiles, names } = require('@nx/devkit');
const { requireKebabCase } = require('../names/kebab-case.cjs');
const { titleOf } = require('../names/title-of.cjs');

const sampleCall = 'games/list-games';

/**
 * Writes libs/<name>: doors, tags, README, a sample page with loader, form and action, and tests that pass. The sample lists the answer
 * of `call`, whose rows need `id` and `title`. Throws if the name is not kebab-case or is taken, or if the call does not exist.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{name: string, purpose?: string, call?: string}} options
 */
module.exports = async function generateFeatureLib(tree, { name, purpose, call = sampleCall }) {
  requireKebabCase(name);
  const folder = `libs/${name}`;
  if (tree.exists(`${folder}/project.json`)) throw new Error(`${folder} exists already.`);
  const [domain = '', callFile = ''] = call.split('/');
  const door = `libs/contracts/src/${domain}/index.ts`;
  const callName = names(callFile).propertyName;
  if (!tree.exists(door) || !new RegExp(`\\b${callName}\\b`).test(tree.read(door, 'utf8')))
    throw new Error(`${door} exports no ${callName}; give --call=<domain>/<call>.`);
  const { className, propertyName } = names(name);
  const title = titleOf(name);
  const values = {
    name,
    className,
    propertyName,
    title,
    lowerTitle: title.toLowerCase(),
    purpose: purpose || `${title}: say here in one sentence what it is for.`,
    domain,
    callName,
    isSample: call === sampleCall,
    tmpl: '',
  };
  generateFiles(tree, path.join(__dirname, 'files'), folder, values);
  const owners = '.github/CODEOWNERS';
  if (tree.exists(owners))
    tree.write(owners, `${tree.read(owners, 'utf8').trimEnd()}\n/libs/${name}/ @starhaven/${name}\n`);
  await formatFiles(tree);
  // Node finds a workspace package through a link in node_modules; npm makes the link.
  return () =>
    console.log(`Now run \`npm install\` once, which links the package, then:
  npx nx g ./tools/generators:route ${name}
  npx nx run-many -t lint,typecheck,test -p ${name},web`);
};
