import { agentSocketOptions, demoServers, keepAgentLink } from '@starhaven/game-engines';
import type { DemoServer } from '@starhaven/game-engines';
import { io } from 'socket.io-client';
import type { EnteredCodes } from './console/entered-codes';
import { behaviours } from './behaviours';
import type { Behaviour } from './behaviours';
import { demoCalls } from './demo-calls';
import { demoHeartbeat } from './demo-heartbeat';
import { readKeys } from './read-keys';
import { serverLife } from './server-life';

export interface FleetOptions {
  keysFile: string;
  apiUrl: string;
  /** The codes that visitors entered on the console page. */
  codes: EnteredCodes;
  log: (level: 'info' | 'warn', message: string) => void;
  now?: () => number;
  /** How often the fleet checks for new keys and for servers that start or stop. */
  lookIntervalMs?: number;
  heartbeatIntervalMs?: number;
  reconnectDelay?: (failures: number) => number;
}

interface Member {
  server: DemoServer;
  behaviour: Behaviour;
  link: { close: () => void } | null;
  /** The key that the API refused; a new key is tried at once. */
  refusedKey: string | null;
  /** When the refused key is tried again, on the monotonic clock. */
  retryAtMs: number;
}

/** A demo server whose connection was replaced tries again after this time, and never stops trying. */
const replacedDelayMs = 60_000;

/** Runs all demo servers in this process, with one socket each. Only `close` ends the fleet. */
export function runFleet(options: FleetOptions): { close: () => void } {
  const { keysFile, apiUrl, codes, log, now = Date.now, lookIntervalMs = 2_000 } = options;
  const members = demoServers.flatMap((server): Member[] => {
    const behaviour = behaviours[server.slug];
    return behaviour ? [{ server, behaviour, link: null, refusedKey: null, retryAtMs: Infinity }] : [];
  });

  function dialIn(member: Member, key: string) {
    const { server, behaviour } = member;
    const { url, options: socketOptions } = agentSocketOptions({ url: apiUrl, key, agent: 'demo-fleet' });
    member.link = keepAgentLink({
      socket: io(url, socketOptions),
      calls: demoCalls(server, { codes, now, online: () => demoHeartbeat(server.slug, behaviour, now()).players ?? 1 }),
      readHeartbeat: () => demoHeartbeat(server.slug, behaviour, now()),
      log: (line) => log('info', `${server.slug}: ${line}`),
      onRejected(reason) {
        // The API makes new keys at its start and may not have written them yet.
        log('info', `${server.slug}: ${reason}; waiting for another key`);
        hangUp(member);
        member.refusedKey = key;
        member.retryAtMs = reason === 'replaced' ? performance.now() + replacedDelayMs : Infinity;
      },
      heartbeatIntervalMs: options.heartbeatIntervalMs,
      reconnectDelay: options.reconnectDelay,
    });
  }

  function hangUp(member: Member) {
    member.link?.close();
    member.link = null;
  }

  async function look() {
    const wanting = members.filter(({ server, behaviour, link }) => {
      const { isThere } = serverLife(server.slug, behaviour, now());
      return isThere && link === null;
    });
    for (const member of members) if (!serverLife(member.server.slug, member.behaviour, now()).isThere) hangUp(member);
    if (wanting.length === 0) return;
    const keys = await readKeys(keysFile);
    for (const member of wanting) {
      const key = keys?.get(member.server.slug);
      if (!isClosed && key !== undefined && (key !== member.refusedKey || performance.now() >= member.retryAtMs))
        dialIn(member, key);
    }
  }

  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  void (async function again() {
    await look().catch((error: Error) => log('warn', `demo fleet: ${error.message}`));
    if (!isClosed) timer = setTimeout(() => void again(), lookIntervalMs);
  })();

  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      members.forEach(hangUp);
    },
  };
}
