import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminJobKind } from '@starhaven/contracts/admin';
import { AgentRetcode } from '@starhaven/contracts/agent';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { listAllServers } from '../../fleet';
import type { Fleet } from '../../fleet';
import type { JobHandler, ReportProgress } from '../jobs/job-runner';

export interface PowerJobsOptions {
  db: Drizzle;
  fleet: Pick<Fleet, 'find' | 'gateway'>;
  /** How often the state of the server is read. */
  pollIntervalMs?: number;
  /** How long the server may take to stop, and to start again; both together are shorter than the shutdown of the API. */
  downWithinMs?: number;
  upWithinMs?: number;
}

const words: Record<number, string> = {
  [AgentRetcode.NOT_FOUND]: 'The agent of this server is not connected, or the server is disabled.',
  [AgentRetcode.TIMEOUT]:
    'The agent did not answer in time. It may have acted: look at the state of the server. An older agent cannot do this.',
};

/** Restarts and stops game servers through their agents, and waits until their state shows it. */
export function createPowerJobs(options: PowerJobsOptions): Partial<Record<AdminJobKind, JobHandler>> {
  return {
    'server-restart': (slug, reportProgress) => run(options, { slug, action: 'restart' }, reportProgress),
    'server-stop': (slug, reportProgress) => run(options, { slug, action: 'stop' }, reportProgress),
  };
}

async function run(
  options: PowerJobsOptions,
  { slug, action }: { slug: string; action: 'restart' | 'stop' },
  reportProgress: ReportProgress,
): Promise<string[]> {
  const { db, fleet, downWithinMs = 20_000, upWithinMs = 60_000 } = options;
  const server = (await listAllServers(db)).find((one) => one.slug === slug);
  if (!server) throw new DomainError('not-found', 'There is no such server.');
  const fail = (message: string) => new DomainError('failed-precondition', message);
  if (server.connection !== 'agent') throw fail('This server has no agent. Restart or stop it on its own machine.');
  const serverId = String(server.id);
  const isOnline = () => fleet.find(serverId)?.server.online ?? false;
  const wasOnline = isOnline();
  await reportProgress(10, 'Sending the request to the agent.');
  const { retcode, message } = await fleet.gateway.setPower({ serverId, action });
  if (retcode !== AgentRetcode.OK) throw fail(words[retcode] ?? (message || 'The agent could not do it.'));
  const said = `The agent reports: ${message}`;
  await reportProgress(30, said);
  const isDown = await until(options, () => !isOnline(), downWithinMs);
  if (action === 'stop') {
    if (!isDown) throw fail(`${said} The server still runs.`);
    return [said, wasOnline ? 'The server has stopped.' : 'The server was not running before either.'];
  }
  // The server may have started again before the agent has reported that it was down.
  if (!isDown) return [said, 'The server is running.'];
  await reportProgress(60, 'The server is down. Waiting until it is back.');
  if (!(await until(options, isOnline, upWithinMs))) throw fail(`${said} The server is not back yet.`);
  return [said, 'The server is back.'];
}

async function until(
  { pollIntervalMs = 500 }: PowerJobsOptions,
  isReached: () => boolean,
  withinMs: number,
): Promise<boolean> {
  const untilMs = performance.now() + withinMs;
  while (!isReached()) {
    if (performance.now() >= untilMs) return false;
    await sleep(pollIntervalMs);
  }
  return true;
}
