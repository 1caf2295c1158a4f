const path = require('node:path');
const { formatFiles, generateFiles, names } = require('@nx/devkit');
const { addExtension } = require('../edits/add-extension.cjs');
const { editFile } = require('../edits/edit-file.cjs');
const { requireKebabCase } = require('../names/kebab-case.cjs');
const { titleOf } = require('../names/title-of.cjs');

const files = path.join(__dirname, 'files');

/**
 * Writes a call: its contract as an extension, and the verb, the route and the test of the API. If the domain already declares the call (a
 * call of the specification), writes only the API's side. `folder` is the subject's folder in the module. Throws when the domain or the
 * module is missing, or the call is served.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{name: string, domain: string, module?: string, folder?: string, method?: 'GET' | 'POST' | 'DELETE', path?: string,
 *   extension?: string}} options
 */
module.exports = async function generateCall(tree, options) {
  const {
    name,
    domain,
    module: apiModule = domain,
    folder: subject = '',
    method = 'GET',
    extension = domain,
  } = options;
  const subjects = subject.split('/').filter(Boolean);
  for (const word of [name, domain, apiModule, ...subjects, extension]) requireKebabCase(word);
  const door = `libs/contracts/src/${domain}/index.ts`;
  const folder = `apps/api/src/modules/${apiModule}`;
  const register = `${folder}/register-${apiModule}-module.ts`;
  if (!tree.exists(door)) throw new Error(`${door} does not exist; the generator api-module makes a domain.`);
  if (!tree.exists(register)) throw new Error(`${register} does not exist; the generator api-module makes a module.`);
  if (findFile(tree, folder, `${name}.route.ts`)) throw new Error(`${folder} serves ${name} already.`);
  const { propertyName: call } = names(name);
  const extensionProp = names(extension).propertyName;
  const isDeclared = new RegExp(`\\b${call}\\b`).test(tree.read(door, 'utf8'));
  // A domain keeps its calls in one folder, in folders by subject, or beside its door.
  const place = ['calls', subject].find((one) => one && tree.exists(`libs/contracts/src/${domain}/${one}`)) ?? '';
  const served = [folder, ...subjects].join('/');
  const values = {
    ...{ name, domain, call, method, extensionProp, title: titleOf(name), tmpl: '' },
    path: options.path ?? `/api/v2/${domain}/${withoutDomain(name, domain)}`,
    isRead: method === 'GET',
    up: '../'.repeat(place.split('/').filter(Boolean).length + 1),
    toSource: '../'.repeat(subjects.length + 2),
  };
  if (isDeclared) {
    generateFiles(tree, path.join(files, 'served'), served, values);
    markServed(tree, call);
  } else {
    generateFiles(tree, path.join(files, 'contract'), `libs/contracts/src/${domain}/${place}`, values);
    generateFiles(tree, path.join(files, 'api'), served, values);
    generateFiles(tree, path.join(files, 'test'), `apps/api/test/${apiModule}`, values);
    editFile(
      tree,
      door,
      /\n(?=\nexport type|$)/,
      `\nexport { ${call} } from './${[place, name].filter(Boolean).join('/')}';\n`,
    );
    addExtension(tree, { prop: extensionProp, name: extension, comment: `${titleOf(extension)}.` });
    announce(tree, register, extensionProp);
  }
  editFile(tree, register, /\n\n/, `\nimport { ${call}Route } from './${[...subjects, name].join('/')}.route';\n\n`);
  editFile(tree, register, /(for \(const route of \[|const routes = \[)/, `$1${call}Route, `);
  await formatFiles(tree);
  return () => console.log(nextSteps(name, call, isDeclared));
};

/** The name without the noun of its domain, which is in the path already: `create` for the call `create-photo` of `photos`. */
const withoutDomain = (name, domain) => name.replace(new RegExp(`-(?:${domain}|${domain.replace(/s$/, '')})$`), '');

/** Marks a call of the specification as served in the table of codes. */
function markServed(tree, call) {
  const table = findCodes(tree, call);
  if (table) editFile(tree, table, new RegExp(`(call: ${call},\\s+section: '[^']*',\\s+isServed: )false`), '$1true');
}

function findCodes(tree, call) {
  const folder = 'libs/contracts/src/retcodes';
  return tree
    .children(folder)
    .map((file) => `${folder}/${file}`)
    .find((file) => new RegExp(`call: ${call},\\s+section: '[^']*',\\s+isServed: false`).test(tree.read(file, 'utf8')));
}

/** Makes the module announce the extension, unless it already does. */
function announce(tree, register, extensionProp) {
  const text = tree.read(register, 'utf8');
  if (text.includes(`extensions.${extensionProp})`)) return;
  if (!/import \{[^}]*\bextensions\b/.test(text))
    tree.write(register, `import { extensions } from '@starhaven/contracts/protocol';\n${text}`);
  editFile(tree, register, /\): void \{\n/, `$&  app.extensions.add(extensions.${extensionProp});\n`);
}

function findFile(tree, folder, file) {
  return tree
    .children(folder)
    .some(
      (child) => child === file || (!tree.isFile(`${folder}/${child}`) && findFile(tree, `${folder}/${child}`, file)),
    );
}

const nextSteps = (name, call, isDeclared) =>
  isDeclared
    ? `Now write the verb ${name}.ts, a scenario for each of its codes (${call}Scenarios in apps/api/test/retcodes), and run
  UPDATE_DOCS=1 npx nx test contracts
  npx nx run-many -t lint,typecheck,test -p contracts,api`
    : `Now write the contract and the verb, then: npx nx run-many -t lint,typecheck,test -p contracts,api`;
