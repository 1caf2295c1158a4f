import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs every generator once in the workspace that is the argument, and prints the files that they wrote as JSON.
const root = path.resolve(process.argv[2]);
const require = createRequire(pathToFileURL(path.join(root, 'tools/generators/package.json')));
const { FsTree, flushChanges } = require('nx/src/generators/tree');
const { generators } = require('./generators.json');

const samples = [
  ['api-module', { name: 'old-photos', entity: 'old-photo' }],
  ['call', { name: 'find-photo', domain: 'old-photos' }],
  ['call', { name: 'create-photo', domain: 'old-photos', method: 'POST' }],
  // Modules with many calls have a folder for each subject.
  ['call', { name: 'remove-photo', domain: 'old-photos', folder: 'removals', method: 'DELETE' }],
  ['call', { name: 'find-answer', domain: 'ask', folder: 'answers' }],
  // An extension that is new to the module.
  ['call', { name: 'rate-game', domain: 'games', method: 'POST', extension: 'game-ratings' }],
  ['feature-lib', { name: 'photo-gallery', call: 'old-photos/list-old-photos' }],
  ['feature-lib', { name: 'game-shelf' }],
  ['route', { lib: 'photo-gallery', path: 'photos/:place?', example: '/photos' }],
  ['route', { lib: 'game-shelf', personal: true }],
];

console.log = console.error;
const written = new Set();
for (const [name, options] of samples) {
  const tree = new FsTree(root, false);
  const finish = await require(generators[name].factory)(tree, options);
  const changes = tree.listChanges();
  flushChanges(root, changes);
  await finish?.();
  for (const { path: file } of changes) written.add(file);
}
process.stdout.write(JSON.stringify([...written]));
