import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandNameSchema } from '@starhaven/contracts/commands';
import { GameSlugSchema } from '@starhaven/contracts/games';
import { findTable, toCommandFile } from '@starhaven/game-commands/tables';
import { codeOf, messageOf } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import { Timers } from '../../../platform/jobs/timers';
import type { Logger } from '../../../platform/logging/logger';
import { OperatorError } from '../../../platform/operator/operator-error';
import { withTimeout } from '../../../platform/work/with-timeout';
import { offerCommands } from './offer-commands';
import { readCommandText } from './read-command-text';

/** The files are polled, because network folders and mounted volumes send no reliable events. */
const lookEveryMs = 2_000;
const lookLimitMs = 8_000;
/** A file of commands has some 100 KiB. */
const maxFileBytes = 2 * 1024 * 1024;

interface KeptFile {
  /** Changes with the content of the file. */
  fingerprint: string;
  /** The newest content that could be read; null when there was none. */
  commands: readonly unknown[] | null;
}

export interface CommandFilesOptions {
  /** The folder of the files `<slug>/<command>.json`; it need not exist. */
  folder: string;
  log: Logger;
  /** Makes cached answers and pages stale. Called again until it succeeds. */
  announce: () => Promise<void>;
}

/** The commands of every engine: the operator's file, or the table that is shipped with the software. */
export class CommandFiles {
  private files = new Map<string, KeptFile>();
  private look: Promise<void> | null = null;
  private hasLooked = false;
  private lastTrouble = '';
  /** True at the start, because files may have changed while no server ran. */
  private isUnannounced = true;
  private readonly timers: Timers;

  constructor(private readonly options: CommandFilesOptions) {
    this.timers = new Timers((job, error) => options.log.error({ err: error, job }, 'job failed'));
  }

  start(): void {
    this.timers.every('command files', lookEveryMs, () => this.refresh(), 0);
  }

  stop(): Promise<void> {
    return this.timers.stop();
  }

  /** The commands of an engine in the form that is sent to clients; null when there are none. */
  async find(slug: string, command: string): Promise<readonly unknown[] | null> {
    if (!this.hasLooked) await this.lookOnce();
    const own = this.files.get(`${slug}/${command}`)?.commands;
    if (own) return own;
    const table = findTable(slug, command);
    return table && toCommandFile(table);
  }

  /** Reads the files that changed and announces the change. @throws when the announcement fails */
  async refresh(): Promise<void> {
    await this.lookOnce();
    if (!this.isUnannounced) return;
    await this.options.announce();
    this.isUnannounced = false;
  }

  /** Parallel callers share one reading of the files. Never throws: when the files cannot be read, the last content stays. */
  private lookOnce(): Promise<void> {
    this.look ??= withTimeout(lookLimitMs, () => this.lookAtAll())
      .then(() => this.logTrouble(''))
      .catch((error: unknown) => this.logTrouble(messageOf(error)))
      .finally(() => {
        this.look = null;
        this.hasLooked = true;
      });
    return this.look;
  }

  private logTrouble(trouble: string): void {
    const { folder, log } = this.options;
    if (trouble !== '' && trouble !== this.lastTrouble)
      log.error({ folder, trouble }, 'files of commands cannot be read; the last content is served');
    this.lastTrouble = trouble;
  }

  private async lookAtAll(): Promise<void> {
    const next = new Map<string, KeptFile>();
    for (const slug of await namesIn(this.options.folder)) {
      if (!v.is(GameSlugSchema, slug)) continue;
      for (const name of await namesIn(path.join(this.options.folder, slug))) {
        const command = name.replace(/\.json$/, '');
        if (command === name || !v.is(CommandNameSchema, command)) continue;
        const kept = await this.readIfChanged(slug, command);
        if (kept !== null) next.set(`${slug}/${command}`, kept);
      }
    }
    const contentOf = (files: Map<string, KeptFile>) =>
      [...files].map(([key, { commands }]) => [key, commands] as const);
    const [was, is] = [new Map(contentOf(this.files)), new Map(contentOf(next))];
    const hasChanged = was.size !== is.size || [...is].some(([key, commands]) => was.get(key) !== commands);
    this.files = next;
    if (hasChanged) this.isUnannounced = true;
  }

  private async readIfChanged(slug: string, command: string): Promise<KeptFile | null> {
    const { folder, log } = this.options;
    const file = path.join(folder, slug, `${command}.json`);
    const kept = this.files.get(`${slug}/${command}`);
    const fingerprint = { now: '' };
    try {
      const text = await readChanged(file, kept?.fingerprint, fingerprint);
      if (text === null && kept) return kept;
      const { commands, dropped } = offerCommands(readCommandText(text ?? '').commands, { slug, command });
      for (const line of dropped) log.warn({ file }, `command not offered: ${line}`);
      log.info({ file, commands: commands.length, isProgress: true }, 'commands read');
      return { fingerprint: fingerprint.now, commands };
    } catch (error) {
      // The file was deleted in between.
      if (codeOf(error) === 'ENOENT') return null;
      if (kept?.fingerprint !== (fingerprint.now || messageOf(error)))
        log.error(
          { file, fault: messageOf(error) },
          'file of commands cannot be read; its last readable content is served. Check it with: npm run commands -- check <file>',
        );
      return { fingerprint: fingerprint.now || messageOf(error), commands: kept?.commands ?? null };
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return [];
    throw error;
  }
}

/** The text of a file; null when its fingerprint is still `known`. Sets `seen.now` to its fingerprint. */
async function readChanged(file: string, known: string | undefined, seen: { now: string }): Promise<string | null> {
  const handle = await open(file);
  try {
    const { mtimeMs, ctimeMs, size, ino } = await handle.stat();
    seen.now = [mtimeMs, ctimeMs, size, ino].join(' ');
    if (seen.now === known) return null;
    if (size > maxFileBytes) throw new OperatorError(`It has more than ${maxFileBytes / 1024 / 1024} MiB.`);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}
