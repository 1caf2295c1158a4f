import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '../../start/workspace.mjs';

/**
 * Finds or installs a browser for the tests: an installed one, else Playwright's own, else the system's package manager.
 * @param {(line: string) => void} say
 * @returns {Promise<{executablePath: string | null, reason: string}>} `reason` says why there is none
 */
export async function provideBrowser(say) {
  // Imported late: at the top it would need packages that the run has not installed yet.
  const { findBrowser } = await import('../../browser/find-browser.mjs');
  const found = findBrowser();
  if (found !== null) return { executablePath: found, reason: '' };
  if (process.env.CHROMIUM_PATH)
    return { executablePath: null, reason: `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is not a program` };

  say("No Chromium found: downloading Playwright's own …");
  const cli = path.join(workspaceRoot, 'node_modules/@playwright/test/cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded !== null) return { executablePath: downloaded, reason: '' };

  if (process.getuid?.() === 0) {
    say('The download failed: asking apt-get …');
    run('apt-get', ['update', '-qq']);
    // Not every release has the headless shell, which is sufficient for tests and needs less.
    const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const installed = findBrowser();
  const reason = 'no Chromium is installed and none could be downloaded; install one or set CHROMIUM_PATH';
  return { executablePath: installed, reason: installed === null ? reason : '' };
}

function run(command, args) {
  return spawnSync(command, args, { cwd: workspaceRoot, stdio: 'ignore', timeout: 5 * 60_000 }).status === 0;
}
