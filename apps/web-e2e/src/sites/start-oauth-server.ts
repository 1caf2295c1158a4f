import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';

// The OAuth server of the API's own tests. It is a program, so it is started and not imported.
const program = fileURLToPath(new URL('../../../api/test/support/hosts/oauth-server.mts', import.meta.url));
const guard = fileURLToPath(new URL('../../../../tools/start/processes/exit-with-parent.mjs', import.meta.url));

/** An OAuth server that plays Discord, and the settings that make the API use it. A login as `<id>:<name>` becomes that user. */
export async function startOauthServer(
  siteUrl: string,
): Promise<{ settings: Record<string, string>; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', guard, '--import', 'tsx', program, siteUrl], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-4_000)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error(`The OAuth server ended before it listened:\n${errors}`)));
    if (!child.stdout) return reject(new Error('The OAuth server has no output'));
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^listening (\d+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    settings: {
      DISCORD_CLIENT_ID: 'discord',
      DISCORD_CLIENT_SECRET: 'the-secret-of-discord-for-tests',
      DISCORD_AUTHORIZE_URL: `${url}/auth`,
      DISCORD_TOKEN_URL: `${url}/token`,
      DISCORD_USER_URL: `${url}/users/@me`,
    },
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
