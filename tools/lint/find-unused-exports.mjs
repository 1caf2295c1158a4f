import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Patterns of exports that stay although nothing imports them, each with its reason. */
const reasonsToStay = [
  [/^@starhaven\/contracts\/chat: (chatHistory|chatResult|commandReplied)$/, 'It also exports all its events.'],
  [/^@starhaven\/contracts\/live: announcement$/, 'It also exports all its events.'],
  [
    /^@starhaven\/ui-kit: ColorSchemeToggle$/,
    'Part of the header of the same lib. The gallery shows what the door exports.',
  ],
  [/^@starhaven\/ui-kit: \w+Props$/, 'Each component has the type of its props next to it.'],
  [/^@starhaven\/ui-kit\/form-on-server: /, "Replaces @conform-to/react in the server's build."],
];

const imports = /\b(?:import|export)\s+(?:type\s+)?(\{[^}]*\}|\*\s+as\s+\w+)\s+from\s+'(@starhaven\/[^']+)'/g;
const importsInTypes = /\bimport\('(@starhaven\/[^']+)'\)\.(\w+)/g;
const exportsOfDoor = /\bexport\s+(?:type\s+)?\{([^}]*)\}/g;

const examplesFile = 'libs/contracts/src/test/examples.test.ts';

/**
 * The values and types that a package door exports (such as `@starhaven/ui-kit`) and that nothing imports from it, as `door: name`. Readers
 * assume that something uses each of these names. A schema of the contracts is used if it has an example, because a test finds it by its
 * name. Needs git.
 * @param {string} root
 * @returns {string[]}
 */
export function findUnusedExports(root) {
  const files = filesOf(root);
  const used = new Set(files.flatMap((file) => usesIn(readFileSync(path.join(root, file), 'utf8'))));
  const examples = schemasWithExample(root);
  return doorsIn(root, files)
    .flatMap(({ door, file }) => namesOf(readFileSync(file, 'utf8')).map((name) => ({ door, name })))
    .filter(({ door, name }) => !(door.startsWith('@starhaven/contracts/') && examples.has(name)))
    .map(({ door, name }) => `${door}: ${name}`)
    .filter((name) => !used.has(name) && !reasonsToStay.some(([names]) => names.test(name)));
}

function filesOf(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  return listed
    .split('\n')
    .filter((file) => /\.([cm]?[jt]sx?|[jt]sx?__tmpl__)$/.test(file) && existsSync(path.join(root, file)));
}

/** The names of the schemas in the table of examples, which has two spaces before each. */
function schemasWithExample(root) {
  const file = path.join(root, examplesFile);
  const table = existsSync(file) ? (/^const examples\b[\s\S]*?^};/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '') : '';
  return new Set([...table.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => `${name}Schema`));
}

/** The names that a file imports, as `door: name`. */
function usesIn(text) {
  const inTypes = [...text.matchAll(importsInTypes)].map(([, door, name]) => `${door}: ${name}`);
  const listed = [...text.matchAll(imports)].flatMap(([, clause, door]) => {
    const alias = /^\*\s+as\s+(\w+)$/.exec(clause)?.[1];
    const names = alias
      ? [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name)
      : namesIn(clause.slice(1, -1)).map(({ name }) => name);
    return names.map((name) => `${door}: ${name}`);
  });
  return [...inTypes, ...listed];
}

/** The doors of all libs, with their files. */
function doorsIn(root, files) {
  const libs = new Set(files.map((file) => /^libs\/[^/]+/.exec(file)?.[0]).filter(Boolean));
  return [...libs]
    .filter((lib) => existsSync(path.join(root, lib, 'package.json')))
    .flatMap((lib) => {
      const { name, exports: doors = {} } = JSON.parse(readFileSync(path.join(root, lib, 'package.json'), 'utf8'));
      return Object.entries(doors)
        .filter(([, file]) => typeof file === 'string' && /\.tsx?$/.test(file))
        .map(([key, file]) => ({ door: name + key.slice(1), file: path.join(root, lib, file) }));
    });
}

/** The names that a door exports. */
function namesOf(text) {
  return [...text.matchAll(exportsOfDoor)].flatMap(([, clause]) => namesIn(clause).map(({ as }) => as));
}

function namesIn(clause) {
  return clause
    .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [name, as = name] = part.replace(/^type\s+/, '').split(/\s+as\s+/);
      return { name, as };
    });
}
