import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printBanner } from './banner.mjs';
import { buildProjects } from './build.mjs';
import { findRunningStart, prepareDataFolder, recordRunning } from './data-folder.mjs';
import { ensureInstalled } from './install.mjs';
import { requireFreePort } from './ports.mjs';
import { childEnvironment, listProcesses } from './processes.mjs';
import { loadEnvFile, parseFlags, readSettings } from './settings.mjs';
import { onStopSignal } from './stop-signal.mjs';
import { Supervisor, crashError } from './supervisor.mjs';
import { StartError, runCommand, workspaceRoot } from './workspace.mjs';

const usage = `npm start -- [flags]     install what is missing, build, start the whole site

  --port <number>      the site's port (also PORT; default 3000)
  --api-port <number>  the API's port (also API_PORT; default 4000)
  --dev                live reload instead of a build (also \`npm run dev\`)
  --no-build           start what was built before
  --check              check the settings, the data folder and the ports, then exit
  --version, --help

Settings come from the environment and from .env; README.md lists them.`;

/** `npm start` and `npm run dev`. @param {string[]} argv */
export const run = (argv) => runCommand(() => start(argv));

async function start(argv) {
  const flags = parseFlags(argv);
  if (flags.help) return console.log(usage);
  if (flags.version)
    return console.log(JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8')).version);

  loadEnvFile();
  const settings = readSettings(process.env, flags);
  const processes = listProcesses(settings);
  prepareDataFolder(settings.dataDir);
  const user = findRunningStart(settings.dataDir);
  if (user !== null)
    throw new StartError(
      `The data folder ${settings.dataDir} is in use by pid ${user}: stop that first, or set DATA_DIR to another folder.`,
    );
  for (const { port, portSetting } of processes) if (port !== null) await requireFreePort(port, portSetting);
  if (flags.check) return console.log('Settings, data folder and ports are fine.');

  ensureInstalled(workspaceRoot, console.log);
  if (!settings.isDev && flags['no-build'] !== true) {
    console.log('Building (only what changed) …');
    await buildProjects([...new Set(processes.map(({ project }) => project))]);
  }
  await superviseUntilStopped(settings, settings.isDev ? processes : pickBuilt(processes));
}

/** Those that there is a build of. Throws a StartError when one is missing that the site needs. */
function pickBuilt(processes) {
  return processes.filter(({ name, command, mayEnd }) => {
    if (existsSync(command.at(-1))) return true;
    if (!mayEnd) throw new StartError(`There is no build of ${name}: run \`npm start\` without --no-build.`);
    console.log(`There is no build of ${name}, so the site starts without it.`);
    return false;
  });
}

async function superviseUntilStopped(settings, processes) {
  const forget = recordRunning(settings.dataDir);
  const env = childEnvironment(settings, process.env);
  const supervisor = new Supervisor({ dataDir: settings.dataDir, env, isDev: settings.isDev, show: console.log });
  const stopAsked = onStopSignal({
    onFirst: () => console.log('\nStopping … (ctrl-C again ends everything at once)'),
    onSecond: () => {
      supervisor.kill();
      forget();
      process.exit(130);
    },
  });
  try {
    const started = startAll(supervisor, processes);
    const isStarted = await Promise.race([started.then(() => true), stopAsked.then(() => false)]);
    // Stopped while starting: what the start still says is of no interest.
    if (!isStarted) return void started.catch(() => {});
    printBanner(settings, processes, supervisor.banners);
    const crash = await Promise.race([supervisor.crashed, stopAsked.then(() => null)]);
    if (crash !== null) throw crashError(crash.child, crash.end);
  } finally {
    await supervisor.stop();
    forget();
  }
  console.log('Stopped.');
}

async function startAll(supervisor, processes) {
  for (const definition of processes) {
    if (supervisor.isStopping) return;
    console.log(`Starting ${definition.name} …`);
    await supervisor.start(definition);
  }
}
