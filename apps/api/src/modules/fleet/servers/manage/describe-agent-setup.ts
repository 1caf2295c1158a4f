import { engineKinds } from '@starhaven/game-engines';
import { isLoopbackSite } from './is-loopback-site';
import { agentStarts } from './agent-start';
import type { AgentStart } from './agent-start';

/** Without an engine the site sees only the processor and memory of a game server. */
const withoutEngine: AgentStart = { processName: 'grasscutter.jar', flags: '', secret: null };

/** The text that the operator sees once: the key, and every command up to a running agent. `engine` is '' when no engine was named. */
export function describeAgentSetup(key: string, siteUrl: string, engine: string): string[] {
  const kind = engineKinds.find((one) => one === engine);
  const { processName, flags, secret } = kind === undefined ? withoutEngine : agentStarts[kind];
  const settings = [
    `STARHAVEN_URL=${siteUrl}`,
    'STARHAVEN_KEY_FILE=server.key',
    ...(secret === null ? [] : ['STARHAVEN_ENGINE_SECRET_FILE=engine.secret']),
  ];
  const start = [...settings, 'node starhaven-agent.mjs', `--process-name ${processName}`, flags]
    .filter(Boolean)
    .join(' ');
  return [
    `Key of its agent, shown only once: ${key}`,
    ...(isLoopbackSite(siteUrl)
      ? [`SITE_URL is ${siteUrl}, which other machines do not reach: set it to the public address first.`]
      : []),
    '',
    '1. Here, in the folder of Starhaven: build the agent, one file, and copy it to the machine of the game server.',
    '     npx nx build agent',
    '     scp tools/agent/dist/starhaven-agent.mjs user@game-server:',
    '2. There, with Node 20.19 or newer: write the key into a file that only you can read.',
    '     install -m 600 /dev/null server.key && nano server.key',
    ...(secret === null
      ? []
      : [
          `   The same with the secret of the engine: ${secret}.`,
          '     install -m 600 /dev/null engine.secret && nano engine.secret',
        ]),
    '3. There: try it, then start it without --check. Give --process-name the name that its program has there.',
    `     ${start} --check`,
    `     ${start}`,
    ...(kind === undefined
      ? [
          '   With --engine and --engine-url the site also shows players and runs commands. LunarCore has no such interface; there:',
          `     ${settings.join(' ')} node starhaven-agent.mjs --run "java -jar LunarCore.jar" --console lunarcore`,
        ]
      : []),
  ];
}
