import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The names of all projects with tests, in alphabetical order.
 * @param {string} root folder of the workspace
 * @returns {string[]}
 */
export function findTestProjects(root) {
  const folders = ['apps', 'libs', 'tools'].flatMap((area) => [
    area,
    ...readdirSync(path.join(root, area)).map((name) => path.join(area, name)),
  ]);
  return folders
    .map((folder) => path.join(root, folder, 'project.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ targets = {} }) => 'test' in targets || 'e2e' in targets)
    .map(({ name }) => name)
    .sort();
}
