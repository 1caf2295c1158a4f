import type { AdminJob, AdminJobKind } from '@starhaven/contracts/admin';
import { messageOf } from '@starhaven/node-kit/server';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { Timers } from '../../../platform/jobs/timers';
import type { Logger } from '../../../platform/logging/logger';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { writeAuditEntry } from '../../audit';
import { adminJob } from '../tables';

export type JobRow = typeof adminJob.$inferSelect;

/** Reports how far a job is. */
export type ReportProgress = (percent: number, note: string) => Promise<void>;

/** Does the work of a job; its lines are the report. A DomainError's message is for people. */
export type JobHandler = (subject: string, reportProgress: ReportProgress) => Promise<string[]>;

export interface JobRunnerOptions {
  db: Drizzle;
  log: Logger;
  handlers: Partial<Record<AdminJobKind, JobHandler>>;
  /** Called with each change of a job. */
  onChange: (job: AdminJob) => void;
}

export interface NewJob {
  kind: AdminJobKind;
  subject: string;
  /** Chosen by the caller: repeated requests with the same nonce start one job. */
  nonce: string;
  by: { id: number; name: string };
}

const beatMs = 10_000;
/** A job is over if its process has not reported for this long. */
const lostAfterSeconds = 60;
const keptDays = 90;

export function toJob({ id, startedBy: _, byName, createdAt, endedAt, kind, ...row }: JobRow): AdminJob {
  const { subject, state, progress, note, report } = row;
  return {
    id: String(id),
    // Only kinds of the contracts are stored.
    kind: kind as AdminJobKind,
    ...{ subject, state, progress, note, report, by: byName },
    createdAt: toUnixSeconds(createdAt),
    endedAt: toUnixSeconds(endedAt),
  };
}

/** Runs the jobs that staff starts on this server, one of a kind and subject at a time on all servers (docs/behaviour/admin.md#jobs). */
export class JobRunner {
  private readonly running = new Set<Promise<void>>();
  private readonly own = new Set<number>();
  private readonly timers: Timers;

  constructor(private readonly options: JobRunnerOptions) {
    this.timers = new Timers((name, error) =>
      options.log.error({ err: error, job: name }, 'jobs could not be updated'),
    );
  }

  start(): void {
    this.timers.every('jobs', beatMs, () => this.keep());
  }

  /** Waits for the jobs that run here. */
  async stop(): Promise<void> {
    await Promise.all(this.running);
    await this.timers.stop();
  }

  /** Resolves when no job runs here. */
  async settle(): Promise<void> {
    await Promise.all(this.running);
  }

  async list(): Promise<AdminJob[]> {
    return (await this.options.db.select().from(adminJob).orderBy(desc(adminJob.id)).limit(50)).map(toJob);
  }

  /** @throws DomainError not-found */
  async get(id: string): Promise<AdminJob> {
    const [row] = /^\d{1,9}$/.test(id)
      ? await this.options.db
          .select()
          .from(adminJob)
          .where(eq(adminJob.id, Number(id)))
      : [];
    if (!row) throw new DomainError('not-found', 'There is no such job.');
    return toJob(row);
  }

  /** The job of an earlier request with this nonce, if there is one. */
  async findRepeat({ nonce, by }: Pick<NewJob, 'nonce' | 'by'>): Promise<AdminJob | null> {
    const [row] = await this.options.db
      .select()
      .from(adminJob)
      .where(and(eq(adminJob.startedBy, by.id), eq(adminJob.nonce, nonce)));
    return row ? toJob(row) : null;
  }

  /** Starts a job, or finds the one that an earlier request with this nonce started. @throws DomainError failed-precondition */
  async begin({ kind, subject, nonce, by }: NewJob): Promise<AdminJob> {
    const { handlers, db } = this.options;
    const work = handlers[kind];
    if (!work) throw new DomainError('failed-precondition', 'This site cannot do that.');
    const [row] = await db
      .insert(adminJob)
      .values({ kind, subject, nonce, startedBy: by.id, byName: by.name })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const repeated = await this.findRepeat({ nonce, by });
      if (repeated) return repeated;
      throw new DomainError('failed-precondition', 'The same work is running already.');
    }
    this.options.onChange(toJob(row));
    const turn = this.run(row, work).finally(() => this.running.delete(turn));
    this.running.add(turn);
    return toJob(row);
  }

  private async run(row: JobRow, work: JobHandler): Promise<void> {
    const { log } = this.options;
    this.own.add(row.id);
    let isOver = false;
    // A job may give up waiting for a part of its work. If that part reports progress later, it must not replace the reason of the failure.
    const reportProgress: ReportProgress = async (progress, note) => {
      if (!isOver) await this.write(row.id, { progress, note });
    };
    try {
      await this.write(row.id, { state: 'running' });
      const report = await work(row.subject, reportProgress);
      isOver = true;
      await this.finish(row, { state: 'done', progress: 100, report, note: report.at(-1) ?? 'Done.' });
    } catch (error) {
      isOver = true;
      const isKnown = error instanceof DomainError;
      if (!isKnown) log.error({ err: error, job: row.kind }, 'a job of staff failed');
      const note = isKnown ? error.message : `It failed: ${messageOf(error).split('\n', 1)[0] ?? ''}`;
      await this.finish(row, { state: 'failed', note }).catch((cause: unknown) =>
        log.error(
          { err: cause, job: row.kind },
          'the end of a job could not be stored; the job will be shown as failed',
        ),
      );
    } finally {
      this.own.delete(row.id);
    }
  }

  private async finish(row: JobRow, change: Partial<JobRow>): Promise<void> {
    await this.write(row.id, { ...change, endedAt: new Date() });
    await writeAuditEntry(this.options.db, {
      actor: { id: row.startedBy, name: row.byName },
      action: `job.${row.kind}.${change.state === 'done' ? 'done' : 'failed'}`,
      subject: row.subject === '' ? `job:${row.id}` : row.subject,
      outcome: change.state === 'done' ? 'ok' : 'error',
      details: { note: change.note ?? '' },
    });
  }

  private async write(id: number, change: Partial<JobRow>): Promise<void> {
    const [row] = await this.options.db.transaction(
      (tx) =>
        tx
          .update(adminJob)
          .set({ ...change, seenAt: sql`now()` })
          .where(eq(adminJob.id, id))
          .returning(),
      // The progress of a job is stored even while a restore refuses all other writes.
      { accessMode: 'read write' },
    );
    if (row) this.options.onChange(toJob(row));
  }

  /** Records that the jobs of this process are alive, ends jobs whose process died, and deletes old ones. */
  private async keep(): Promise<void> {
    const { db } = this.options;
    for (const id of this.own) await this.write(id, {});
    const lost = await db
      .update(adminJob)
      .set({ state: 'failed', note: 'The server stopped while it worked on this.', endedAt: sql`now()` })
      .where(
        and(isNull(adminJob.endedAt), lt(adminJob.seenAt, sql`now() - make_interval(secs => ${lostAfterSeconds})`)),
      )
      .returning();
    for (const row of lost) this.options.onChange(toJob(row));
    await db.delete(adminJob).where(lt(adminJob.endedAt, sql`now() - make_interval(days => ${keptDays})`));
  }
}
