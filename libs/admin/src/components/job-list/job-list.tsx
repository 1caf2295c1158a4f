import type { AdminJob } from '@starhaven/contracts/admin';
import { LocalTime, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import layout from '../staff-layout/staff-layout.module.css';
import classes from './job-list.module.css';

const states = {
  waiting: { text: 'Waiting' },
  running: { text: 'Running', tone: 'warn' },
  done: { text: 'Done', tone: 'ok' },
  failed: { text: 'Failed', tone: 'error' },
} as const;
const kinds: Record<AdminJob['kind'], string> = {
  backup: 'Backup',
  rehearsal: 'Rehearsal of a restore',
  restore: 'Restore',
  'link-check': 'Check of download links',
  'file-check': 'Comparison of a checksum',
  'import-rehearsal': 'Dry run of an import',
  import: 'Import into the handbook',
  'server-restart': 'Restart of a game server',
  'server-stop': 'Stop of a game server',
};

export const isAtWork = ({ state }: Pick<AdminJob, 'state'>) => state === 'waiting' || state === 'running';

/** Jobs that staff started, newest first (docs/behaviour/admin.md#jobs). */
export function JobList({ jobs }: { jobs: readonly AdminJob[] }) {
  return (
    <Card aria-labelledby="jobs">
      <h2 id="jobs">Latest work</h2>
      <ul className={layout.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <Job job={job} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Job({ job }: { job: AdminJob }) {
  const { kind, subject, state, progress, note, report, createdAt, by } = job;
  const shown: { text: string; tone?: 'ok' | 'warn' | 'error' } = states[state];
  return (
    <>
      <p className={layout.title}>
        {kinds[kind]} <Badge tone={shown.tone}>{shown.text}</Badge>
      </p>
      {isAtWork(job) ? (
        <progress className={classes.bar} max={100} value={progress} aria-label={`${kinds[kind]}, percent done`} />
      ) : null}
      {note ? <p>{note}</p> : null}
      <p className={layout.small}>
        <LocalTime time={createdAt} /> by <bdi>{by}</bdi>
        {subject && !kind.startsWith('import') && kind !== 'file-check' ? <>, {subject}</> : null}
      </p>
      {report.length > 0 ? (
        <details className={openerClass}>
          <summary>
            Report<span className={visuallyHidden}> of the {kinds[kind].toLowerCase()}</span>
          </summary>
          <pre className={layout.secret}>{report.join('\n')}</pre>
        </details>
      ) : null}
    </>
  );
}
