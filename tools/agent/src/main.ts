import { ConfigError, messageOf } from '@starhaven/node-kit/server';
import { version } from '../package.json';
import { check } from './check';
import { parseFlags, usage } from './config/flags';
import { readConfig } from './config/read-config';
import { runAgent } from './run-agent';

// Without this, pidusage prints a warning on the terminal when it has to guess.
process.env['PIDUSAGE_SILENT'] = '1';

// systemd's journal has its own times.
const log = (line: string) =>
  console.log(process.env['JOURNAL_STREAM'] ? line : `${new Date().toISOString().slice(0, 19)}Z ${line}`);

async function main(): Promise<number> {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.help) return say(usage);
  if (flags.version) return say(version);
  const config = readConfig(flags, process.env, (line) => log(`warning: ${line}`));
  if (flags.check) return (await check(config, (line) => console.log(line))) ? 0 : 1;
  // Child processes and output of the agent must not contain these secrets.
  for (const name of ['STARHAVEN_KEY', 'STARHAVEN_ENGINE_SECRET']) delete process.env[name];
  const agent = runAgent(config, `starhaven-agent ${version}`, log);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      log('stopping');
      void agent.stop();
    });
  const code = await agent.done;
  await agent.stop();
  return code;
}

function say(text: string): number {
  console.log(text);
  return 0;
}

process.on('unhandledRejection', (reason) => log(`unexpected: ${messageOf(reason)}`));
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : `Unexpected: ${messageOf(error)}`);
    process.exit(error instanceof ConfigError ? 2 : 1);
  },
);
