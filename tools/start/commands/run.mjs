import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printBanner } from '../logs/banner.mjs';
import { buildProjects } from '../preparations/build.mjs';
import { findLowSpace, findRunningStart, prepareDataFolder, recordRunning } from '../preparations/data-folder.mjs';
import { ensureInstalled } from '../preparations/install.mjs';
import { requireFreePort } from '../preparations/ports.mjs';
import { listProcesses } from '../processes/processes.mjs';
import { loadEnvFile, parseFlags, readSettings } from '../settings/settings.mjs';
import { onStopSignal } from '../processes/stop-signal.mjs';
import { StartError, runCommand, workspaceRoot } from '../workspace.mjs';

const usage = `npm start -- [flags]     install what is missing, build, start the whole site

  --port <number>      the site's port (also PORT; default 3000)
  --api-port <number>  the API's port (also API_PORT; default 4000)
  --dev                live reload instead of a build (also \`npm run dev\`)
  --no-build           start what was built before
  --check              check the settings, the data folder and the ports, then exit
  --version, --help

Settings come from the environment and from .env; README.md lists them.`;

/** `npm start` and `npm run dev`. @param {string[]} argv */
export const run = (argv) => {
  // A closed terminal, or a full disk behind `> site.log`, must not end the site.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return runCommand(() => start(argv));
};

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
  if (flags.check) {
    const lowSpace = settings.isExternal ? null : findLowSpace(settings.dataDir);
    if (lowSpace !== null) throw new StartError(lowSpace);
    return console.log('Settings, data folder and ports are fine.');
  }

  ensureInstalled(workspaceRoot, console.log);
  if (!settings.isDev && flags['no-build'] !== true) {
    console.log('Building (only what changed) …');
    await buildProjects([...new Set(processes.map(({ project }) => project))]);
  }
  await superviseUntilStopped(settings, settings.isDev ? processes : pickBuilt(processes));
}

/** The processes that are built. Throws a StartError if a required build is missing. */
function pickBuilt(processes) {
  return processes.filter(({ name, command, isOptional }) => {
    if (existsSync(command.at(-1))) return true;
    if (!isOptional) throw new StartError(`There is no build of ${name}: run \`npm start\` without --no-build.`);
    console.log(`There is no build of ${name}, so the site starts without it.`);
    return false;
  });
}

async function superviseUntilStopped(settings, processes) {
  // Files of install and build stay readable for all users; files that the site writes from here on do not.
  process.umask(0o077);
  // Imported late: it needs packages, which may just have been installed.
  const { createSite } = await import('../site.mjs');
  const forget = recordRunning(settings.dataDir);
  const site = createSite({ settings, processes, env: process.env, show: console.log });
  const stopAsked = onStopSignal({
    onFirst: () => console.log('\nStopping … (ctrl-C again ends everything at once)'),
    onSecond: () => {
      site.supervisor.kill();
      forget();
      process.exit(130);
    },
  });
  try {
    const started = site.start((name) => console.log(`Starting ${name} …`));
    const isStarted = await Promise.race([started.then(() => true), stopAsked.then(() => false)]);
    // The site was stopped during its start, so later errors of the start do not matter.
    if (!isStarted) return void started.catch(() => {});
    printBanner(settings, processes, site.supervisor.takeBanners());
    await stopAsked;
  } catch (error) {
    // If a later step of the start fails, the first admin's password must still be printed.
    for (const note of site.supervisor.takeBanners()) console.log(note);
    throw error;
  } finally {
    await site.stop();
    forget();
  }
  console.log('Stopped.');
}
