import { parseArgs } from 'node:util';
import { ConfigError, messageOf } from '@starhaven/node-kit/server';

const options = {
  url: { type: 'string' },
  pid: { type: 'string' },
  'pid-file': { type: 'string' },
  'process-name': { type: 'string' },
  run: { type: 'string' },
  console: { type: 'string' },
  'exit-with-server': { type: 'boolean' },
  'restart-command': { type: 'string' },
  'stop-command': { type: 'string' },
  engine: { type: 'string' },
  'engine-url': { type: 'string' },
  'engine-server': { type: 'string' },
  'engine-region': { type: 'string' },
  commands: { type: 'string' },
  'server-version': { type: 'string', multiple: true },
  commit: { type: 'string' },
  'maintenance-file': { type: 'string' },
  check: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

export const flagNames = Object.keys(options);

export const usage = `starhaven-agent: reports a game server to a Starhaven site and runs its players' commands.

  STARHAVEN_KEY=shk_… starhaven-agent --url https://play.example.org --process-name grasscutter.jar

Where to report
  --url <url>                the site, or its API; also STARHAVEN_URL
  STARHAVEN_KEY              the server's key, or STARHAVEN_KEY_FILE with a file that holds it

The game server's process: its processor time and memory, children included; one of
  --process-name <name>      a program or a file that it runs, such as grasscutter.jar
  --pid-file <file>
  --pid <number>
  --run "<command line>"     start it, and stop it with the agent
  --exit-with-server         with --run: end when the game server ends, so that a supervisor starts both again

Restart and stop from the site's dashboard
  --restart-command "<line>" such as "systemctl restart grasscutter"; with --exit-with-server not needed
  --stop-command "<line>"

Players and commands
  --engine <kind>            opencommand, hk4e-muip, danheng-muip, hkrpg-go, baps or shittim
  --engine-url <url>         its address, such as http://127.0.0.1:443
  --engine-server <name>     opencommand: socketDisplayName of the server behind a gateway
  --engine-region <region>   hk4e-muip and hkrpg-go
  STARHAVEN_ENGINE_SECRET    its key, or STARHAVEN_ENGINE_SECRET_FILE with a file that holds it
  --console lunarcore        with --run: type commands into the game server's console (or: opencommand)
  --commands <level>         the most that the site may run: off, member, staff or admin (default)

Further information
  --server-version <text>    the version that players need; may be given several times
  --commit <hash>            of its build
  --maintenance-file <file>  while it exists, the server is in maintenance; its text is the reason

  --check                    try everything but the key, print the results, and exit
  --version, --help

Exit codes: 0 stopped, 1 failed, 2 not worth starting again (a wrong setting, a key that is not accepted).`;

/** The parsed flags. @throws ConfigError for an unknown flag */
export function parseFlags(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new ConfigError(`${messageOf(error).split('. ')[0]}. --help lists the flags.`);
  }
}

export type Flags = ReturnType<typeof parseFlags>;
