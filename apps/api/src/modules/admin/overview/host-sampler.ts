import { monitorEventLoopDelay } from 'node:perf_hooks';
import os from 'node:os';
import type { HostReading } from '@starhaven/contracts/admin';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import { Timers } from '../../../platform/jobs/timers';
import type { Logger } from '../../../platform/logging/logger';
import type { Fleet } from '../../fleet';
import { readCpuTimes, readDisk, readMemory, readTraffic } from './machine';

/** How often the machine is read (docs/behaviour/admin.md#overview). */
export const sampleIntervalMs = 5_000;
const keptReadings = 60;
/** Reading the size of the database reads the size of all its files. */
const sizeIntervalMs = 60_000;

export interface HostSamplerOptions {
  database: Database;
  fleet: Pick<Fleet, 'servers' | 'gameOnline' | 'statistics'>;
  dataDir: string;
  log: Logger;
}

/** Reads the machine in one place at a fixed interval, for every member of staff together. */
export class HostSampler {
  private readonly readings: HostReading[] = [];
  private readonly listeners = new Set<(reading: HostReading) => void>();
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });
  private readonly timers: Timers;
  private cpu = readCpuTimes();
  private traffic: { bytes: Awaited<ReturnType<typeof readTraffic>>; atMs: number } | null = null;
  private size: { bytes: number | null; atMs: number } = { bytes: null, atMs: -Infinity };

  constructor(private readonly options: HostSamplerOptions) {
    const { log } = options;
    this.timers = new Timers((job, error) =>
      log.error({ err: error, job }, 'the state of the machine could not be read'),
    );
  }

  start(): void {
    this.delay.enable();
    this.timers.every('host reading', sampleIntervalMs, () => this.sample(), 0);
  }

  async stop(): Promise<void> {
    this.delay.disable();
    await this.timers.stop();
  }

  /** Calls `listener` with each new reading until the returned function is called. */
  onReading(listener: (reading: HostReading) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The readings of the last five minutes, the oldest first. */
  history(): readonly HostReading[] {
    return this.readings;
  }

  /** The newest reading; makes the first one if there is none yet. */
  async latest(): Promise<HostReading> {
    return this.readings.at(-1) ?? this.read();
  }

  private async sample(): Promise<void> {
    const reading = await this.read();
    this.readings.push(reading);
    if (this.readings.length > keptReadings) this.readings.shift();
    for (const listener of this.listeners) listener(reading);
  }

  private async read(): Promise<HostReading> {
    const { database, dataDir } = this.options;
    const memory = await readMemory();
    const p99 = this.delay.percentile(99) / 1e6;
    this.delay.reset();
    return {
      at: Math.floor(Date.now() / 1000),
      cpu: this.readCpu(),
      memory,
      disk: await readDisk(dataDir),
      network: await this.readNetwork(),
      process: {
        uptimeSeconds: Math.floor(process.uptime()),
        // The histogram measures its own interval, too.
        eventLoopDelayMs: Number.isFinite(p99) ? Math.max(0, Math.round((p99 - 20) * 10) / 10) : 0,
        memoryBytes: process.memoryUsage.rss(),
      },
      database: { kind: database.kind, bytes: await this.readSize() },
      ...this.readFleet(),
    };
  }

  private readCpu(): HostReading['cpu'] {
    const before = this.cpu;
    const now = readCpuTimes();
    this.cpu = now;
    const cores = os.cpus().length;
    const all = now.all - before.all;
    if (cores === 0 || all <= 0) return null;
    return { percent: Math.round(((now.busy - before.busy) / all) * 1000) / 10, cores };
  }

  private async readNetwork(): Promise<HostReading['network']> {
    const before = this.traffic;
    const now = { bytes: await readTraffic(), atMs: performance.now() };
    this.traffic = now;
    if (now.bytes === null || !before?.bytes) return null;
    const seconds = (now.atMs - before.atMs) / 1000;
    const rate = (from: number, to: number) => (seconds > 0 ? Math.max(0, Math.round((to - from) / seconds)) : 0);
    return {
      received: rate(before.bytes.received, now.bytes.received),
      sent: rate(before.bytes.sent, now.bytes.sent),
    };
  }

  private async readSize(): Promise<number | null> {
    if (performance.now() - this.size.atMs < sizeIntervalMs) return this.size.bytes;
    const query = sql`select pg_database_size(current_database())::text as bytes`;
    // A database that does not answer is shown as such; the other readings are still sent.
    const bytes = await selectRows<{ bytes: string }>(this.options.database.db, query)
      .then(([row]) => Number(row?.bytes ?? 0))
      .catch(() => null);
    this.size = { bytes, atMs: performance.now() };
    return bytes;
  }

  private readFleet(): Pick<HostReading, 'players' | 'servers'> {
    const { fleet } = this.options;
    const servers = fleet.servers();
    const online = fleet.gameOnline();
    const peak = fleet
      .statistics()
      .reduce((most, { field, value }) => (field === 'game_online_count' ? Math.max(most, value) : most), online);
    return {
      players: { online, peak },
      servers: { online: servers.filter(({ server }) => server.online).length, total: servers.length },
    };
  }
}
