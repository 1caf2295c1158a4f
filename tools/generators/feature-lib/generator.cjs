const path = require('node:path');
const { formatFiles, generateFiles, names } = require('@nx/devkit');

/**
 * Writes libs/<name>: doors, tags, README, a sample page with its loader and a test that passes.
 * Throws when the name is not kebab-case or taken.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{name: string, purpose?: string}} options
 */
module.exports = async function generateFeatureLib(tree, { name, purpose }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not kebab-case, such as photo-gallery.`);
  const folder = `libs/${name}`;
  if (tree.exists(`${folder}/project.json`)) throw new Error(`${folder} exists already.`);
  const { className, propertyName } = names(name);
  const title = name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
  const values = {
    name,
    className,
    propertyName,
    title,
    purpose: purpose || `${title}: say here in one sentence what it owns.`,
    tmpl: '',
  };
  generateFiles(tree, path.join(__dirname, 'files'), folder, values);
  const owners = '.github/CODEOWNERS';
  if (tree.exists(owners))
    tree.write(owners, `${tree.read(owners, 'utf8').trimEnd()}\n/libs/${name}/ @starhaven/${name}\n`);
  await formatFiles(tree);
  // Node finds a workspace package through a link in node_modules, which npm makes.
  return () =>
    console.log(
      `Now run \`npm install\` once, add a route in apps/web/app/routes.ts, and try: npx nx run-many -t lint,typecheck,test -p ${name}`,
    );
};
