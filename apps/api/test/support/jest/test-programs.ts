import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const projectDir = path.join(__dirname, '..', '..', '..');
const variable = 'API_TEST_PROGRAMS';

interface BuildTarget {
  targets: { build: { options: { commands: string[] } } };
}

/** Bundles the API's programs like its build, once per run: from source each would take seconds to start. */
export async function bundlePrograms(): Promise<void> {
  // Inside the repository, so that packages are found.
  const parent = path.join(projectDir, '../../tmp');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'api-programs-'));
  process.env[variable] = folder;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const { targets } = JSON.parse(readFileSync(path.join(projectDir, 'project.json'), 'utf8')) as BuildTarget;
  const bundles = targets.build.options.commands.flatMap((command) => {
    const [, tool, entry, file] = /^node (\S+bundle-node\.mjs) (\S+) dist\/(\S+)$/.exec(command) ?? [];
    return tool && entry && file
      ? [run(process.execPath, [tool, entry, path.join(folder, file)], { cwd: projectDir })]
      : [];
  });
  await Promise.all(bundles);
  cpSync(path.join(projectDir, 'drizzle'), path.join(folder, 'drizzle'), { recursive: true });
}

export function removePrograms(): void {
  const folder = process.env[variable];
  if (folder) rmSync(folder, { recursive: true, force: true });
}

function programsFolder(): string {
  const folder = process.env[variable];
  if (!folder) throw new Error('The global set-up has not run.');
  return folder;
}

/** The bundle of a program such as `src/server.ts`. */
export const bundleOf = (entry: string): string =>
  path.join(programsFolder(), path.basename(entry).replace(/\.ts$/, '.js'));

/** The bundle of a script for tests, made when this process first needs it. It is next to the programs, whose threads it starts. */
export function bundleScript(entry: string): string {
  const file = path.join(programsFolder(), `${path.basename(entry, '.mts')}-${process.pid}.js`);
  const bundler = path.join(projectDir, '../../tools/build/bundle-node.mjs');
  if (!existsSync(file)) execFileSync(process.execPath, [bundler, entry, file], { cwd: projectDir });
  return file;
}
