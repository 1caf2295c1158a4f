import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { depConstraints } from './borders.mjs';

const knownLayers = new Set(depConstraints.map(({ sourceTag }) => sourceTag));
// The web may not import these layers (borders.mjs), so their files need no special name to keep them out of a browser's bundle.
const nodeLayers = new Set(['layer:engines', 'layer:data']);
const maxRouteLines = 10;
// More files than this need folders: a reader then finds a file by the folder's name.
const maxLibFiles = 10;
// The second one is for tests; its name keeps it out of a browser's bundle, too.
const serverDoors = ['./server', './testing'];
const readmeParts = ['Does not', 'Doors', 'Test', 'Used by', 'Owner'];

/**
 * Finds faults in the projects of a workspace: tags, README, doors, names of server files and route files (docs/add-a-feature.md has the
 * rules). One line for each fault; an empty list means no faults.
 * @param {string} root
 * @returns {string[]}
 */
export function findProjectFaults(root) {
  const faults = [];
  for (const group of ['libs', 'apps', 'tools']) {
    for (const name of foldersIn(path.join(root, group))) {
      const at = `${group}/${name}`;
      const folder = path.join(root, at);
      // Most folders of tools are parts of the one project `tools`.
      if (group === 'tools' && !existsSync(path.join(folder, 'project.json'))) continue;
      if (!existsSync(path.join(folder, 'project.json'))) {
        faults.push(`${at} has no project.json`);
        continue;
      }
      const tags = readJson(folder, 'project.json').tags ?? [];
      faults.push(...tagFaults(tags).map((fault) => `${at} ${fault}`));
      if (!existsSync(path.join(folder, 'README.md'))) faults.push(`${at} has no README.md`);
      else if (group === 'libs')
        faults.push(
          ...readmeFaults(folder, name, tags.includes('layer:feature')).map((fault) => `${at}/README.md ${fault}`),
        );
      if (group === 'libs') faults.push(...libFaults(folder, hasNodeLayer(tags)).map((fault) => `${at} ${fault}`));
    }
  }
  return [...faults, ...routeFaults(root)];
}

/** A README of a library answers the same questions in the same places (docs/writing.md#readmes). */
function readmeFaults(folder, name, isFeature) {
  const text = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const lines = text.trimEnd().split('\n');
  const [start = '', ...parts] = text.split(/^## /m);
  const partOf = new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]),
  );
  const faults = [];
  if (lines[0] !== `# @starhaven/${name}`) faults.push(`does not begin with "# @starhaven/${name}"`);
  if (start.split('\n').slice(1).join('').trim() === '') faults.push('does not say what the library is for');
  for (const title of readmeParts) if (!partOf.get(title)) faults.push(`has no part "## ${title}"`);
  if (partOf.has('Test') && !partOf.get('Test').includes(`npx nx test ${name}`))
    faults.push(`does not name the command npx nx test ${name}`);
  if (isFeature && !/`npm run dev`, .*`\//.test(partOf.get('Test') ?? ''))
    faults.push('does not say where to see it with npm run dev');
  if (lines.length < 20 || lines.length > 60) faults.push(`has ${lines.length} lines instead of 20 to 60`);
  return faults;
}

function tagFaults(tags) {
  const layers = tags.filter((tag) => tag.startsWith('layer:'));
  const faults = [];
  if (layers.length !== 1) faults.push(`has ${layers.length} layer tags instead of one`);
  for (const layer of layers) if (!knownLayers.has(layer)) faults.push(`has the unknown tag ${layer}`);
  const others = tags.filter((tag) => !tag.startsWith('layer:'));
  if (others.length > 0) faults.push(`has the tags [${others}], which no rule reads`);
  return faults;
}

const hasNodeLayer = (tags) => tags.some((tag) => nodeLayers.has(tag));

function libFaults(folder, isForNode) {
  const { exports: doors = {} } = readJson(folder, 'package.json');
  const faults = [];
  // The contracts have a door for each domain, so that importing one domain never loads the others. A library may be for servers only.
  const hasOtherDoors = path.basename(folder) === 'contracts' || Object.keys(doors).join() === './server';
  if (!doors['.'] && !hasOtherDoors) faults.push('has no door "."');
  for (const [door, target] of Object.entries(doors)) {
    if (!existsSync(path.join(folder, target))) faults.push(`has the door "${door}" to the missing ${target}`);
    const isCode = /\.tsx?$/.test(target);
    if (isCode && serverDoors.includes(door) !== isServerFile(target))
      faults.push(`has the door "${door}" to ${target}; only "./server" and "./testing" lead to a *.server file`);
  }
  if (isForNode && Object.keys(doors).join() !== '.') faults.push('is only for Node and has other doors than "."');
  faults.push(...drawerFaults(folder), ...actionFaults(folder), ...headersFaults(folder), ...failureFaults(folder));
  for (const file of isForNode ? [] : sourceFiles(path.join(folder, 'src'))) {
    const server = serverImports(readFileSync(path.join(folder, 'src', file), 'utf8'));
    if (server.length > 0 && !isServerFile(file))
      faults.push(`has src/${file} importing ${server.join(', ')} without being named *.server`);
  }
  return faults;
}

/** Each action has the common skeleton, or a comment that says why not (docs/decisions/0019-one-result-one-action.md). */
function actionFaults(folder) {
  return sourceFiles(path.join(folder, 'src'))
    .filter((file) => isServerFile(file) && !/^index\./.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(folder, 'src', file), 'utf8');
      const isAction = /^export (?:async function|const) action\b/m.test(text);
      const isExplained = /^\s*\/\/ Not made by formAction: \w/m.test(text);
      return isAction && !isExplained && !/\bformAction\s*[<(]|-intents\.server'/.test(text);
    })
    .map(
      (file) =>
        `has an action in src/${file} without formAction; if it needs another form, write "Not made by formAction: why"`,
    );
}

/** `headers` without arguments loses the `Retry-After` of the action and the loader, because Remix sends only what `headers` returns. */
function headersFaults(folder) {
  const withoutArguments =
    /^export (?:const (?:headers|\w+Headers)\b[^=]*=\s*(?:async\s*)?\(\s*\)|function (?:headers|\w+Headers)\(\s*\))/m;
  return sourceFiles(path.join(folder, 'src'))
    .filter((file) => isServerFile(file) && withoutArguments.test(readFileSync(path.join(folder, 'src', file), 'utf8')))
    .map((file) => `has headers in src/${file} that lose Retry-After; use unsharedHeaders of @starhaven/ui-kit/server`);
}

/** Each `onFailure` of a formAction answers with failedReply, directly or through a function of its library (the same decision). */
function failureFaults(folder) {
  const texts = sourceFiles(path.join(folder, 'src'))
    .filter(isServerFile)
    .map((file) => ({ file, text: codeOf(readFileSync(path.join(folder, 'src', file), 'utf8')) }));
  const declarations = texts.flatMap(({ text }) => declarationsIn(text));
  const answering = new Set(['failedReply']);
  const reachesReply = (code) => [...code.matchAll(/\b(\w+)(?:<[^()]*>)?\(/g)].some(([, name]) => answering.has(name));
  for (let known = 0; known < answering.size;) {
    known = answering.size;
    for (const { name, code } of declarations) if (reachesReply(code)) answering.add(name);
  }
  return texts
    .filter(({ text }) => /\bformAction\b[^;]*\bfrom '@starhaven\/ui-kit\/server'/.test(text))
    .filter(({ text }) => handlersIn(text).some((code) => !answering.has(code) && !reachesReply(code)))
    .map(({ file }) => `has an onFailure in src/${file} that does not answer with failedReply`);
}

/** A text without its comments and the contents of its strings, so that brackets in them do not count. Names of modules stay. */
const codeOf = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/\bfrom '[^']*'|(['"`])(?:\\[\s\S]|(?!\1)[^\\])*?\1/g, (text, quote) => (quote ? quote + quote : text));

/** The functions and values at the top level of a file. */
const declarationsIn = (code) =>
  code
    .split(/^(?=(?:export )?(?:async )?(?:function|const) \w)/m)
    .map((part) => ({
      name: /\b(?:function|const) (\w+)/.exec(part)?.[1],
      code: part.replace(/^.*?\b(?:function|const) \w+/, ''),
    }))
    .filter(({ name }) => name !== undefined);

/** The value of each property `onFailure`: up to the comma or the bracket that ends it. */
function handlersIn(code) {
  return [...code.matchAll(/\bonFailure\b\s*:?/g)].map(({ 0: start, index }) => {
    const from = index + start.length;
    let depth = 0;
    let at = from;
    for (; at < code.length && !(depth === 0 && /[,})\]]/.test(code[at])); at += 1) {
      if (/[({[]/.test(code[at])) depth += 1;
      if (/[)}\]]/.test(code[at])) depth -= 1;
    }
    return code.slice(from, at).trim() || 'onFailure';
  });
}

/** `src/lib` and each folder in it have few files: files that belong together have a folder with a name. */
function drawerFaults(folder) {
  const counts = new Map();
  for (const file of sourceFiles(path.join(folder, 'src/lib'))) {
    const drawer = path.join('src/lib', path.dirname(file));
    counts.set(drawer, (counts.get(drawer) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxLibFiles)
    .map(([drawer, count]) => `has ${count} files in ${drawer}; give those that belong together a folder`);
}

function routeFaults(root) {
  const routes = path.join(root, 'apps/web/app/routes');
  return sourceFiles(routes).flatMap((file) => {
    const text = readFileSync(path.join(routes, file), 'utf8');
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(/\bexport\s*\*/.test(text) ? [`apps/web/app/routes/${file} exports *; name what it exports`] : []),
      // Remix sends only the headers that the page exports.
      ...(/\bas action\b/.test(text) && /\bas default\b/.test(text) && !/\bas headers\b/.test(text)
        ? [`apps/web/app/routes/${file} has a page with an action and no headers, which loses Retry-After`]
        : []),
      ...(lines > maxRouteLines ? [`apps/web/app/routes/${file} has ${lines} lines; a route only wires a lib`] : []),
    ];
  });
}

/** Imports that exist only on the server. Type imports are left out, because they leave no trace in a bundle. */
function serverImports(text) {
  const specifiers = [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'/gm)];
  return specifiers
    .map(([, specifier]) => specifier)
    .filter((specifier) => /^node:|^@remix-run\/node$|^@starhaven\/[^/]+\/server$|\.server$/.test(specifier));
}

const isServerFile = (file) => /\.server\.tsx?$/.test(file);

const sourceFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    : [];

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const readJson = (folder, file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
