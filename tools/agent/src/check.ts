import { createEngine } from '@starhaven/game-engines';
import { codeOf, messageOf } from '@starhaven/node-kit/server';
import type { AgentConfig } from './config/read-config';
import { pollEngine } from './engine-poll';
import { createHeartbeatReader } from './read-heartbeat';
import { findProcess } from './watch/find-process';

/**
 * Tries everything that the agent will do, except the key: a second agent with the same key would replace a running one. Returns whether
 * all checks passed.
 */
export async function check(config: AgentConfig, say: (line: string) => void): Promise<boolean> {
  const results = [await checkSite(config, say), await checkServer(config, say)];
  return results.every(Boolean);
}

/** The cause of a failed `fetch`. Read by name, because an error of another realm is not `instanceof` our class. */
const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;

async function checkSite({ url }: AgentConfig, say: (line: string) => void): Promise<boolean> {
  try {
    await fetch(new URL('/livez', url), { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
    say(`site: answers at ${new URL(url).origin}; the key is tried when the agent starts`);
    return true;
  } catch (error) {
    say(`site: no answer at ${new URL(url).origin} (${codeOf(causeOf(error)) ?? messageOf(error)})`);
    return false;
  }
}

async function checkServer(config: AgentConfig, say: (line: string) => void): Promise<boolean> {
  const { process: source } = config;
  const faults: string[] = [];
  const poll = config.engine === null ? null : pollEngine(createEngine(config.engine), (line) => faults.push(line));
  await poll?.first;
  const watched =
    source === null || source.by === 'run' ? null : findProcess(source, (line) => say(`process: ${line}`));
  const reader = createHeartbeatReader({ watched, poll, config });
  const { online, players, ram, versions, maintenance } = await reader.read();
  const told = poll?.latest() ?? null;
  poll?.close();
  reader.close();
  if (source?.by === 'run') say(`process: will be started with ${source.command}`);
  else if (watched !== null)
    say(online ? `process: found, ${Math.round(ram?.usedMb ?? 0)} MB` : `process: ${watched.title} does not run`);
  if (poll !== null) {
    for (const fault of faults) say(`engine: ${fault}`);
    if (told !== null)
      say(`engine: ${players ?? told.players ?? 'unknown'} players, version ${versions.join(', ') || 'unknown'}`);
  }
  if (maintenance !== '') say(`maintenance: ${maintenance}`);
  return (watched === null || online) && (poll === null || told !== null);
}
