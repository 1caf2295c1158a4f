import type { AdminJob } from '@starhaven/contracts/admin';
import { LocalTime } from '@starhaven/ui-kit';
import { Card } from '../parts/card';
import parts from '../parts/parts.module.css';

const states: Record<AdminJob['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
};
const kinds: Record<AdminJob['kind'], string> = {
  backup: 'Backup',
  rehearsal: 'Rehearsal of a restore',
  restore: 'Restore',
};

/** Work that staff started, the newest first (docs/behaviour/admin.md#jobs). */
export function JobList({ jobs }: { jobs: readonly AdminJob[] }) {
  return (
    <Card aria-labelledby="jobs">
      <h2 id="jobs">Latest work</h2>
      <ul>
        {jobs.map(({ id, kind, subject, state, progress, note, report, createdAt, by }) => (
          <li key={id}>
            <strong>{kinds[kind]}</strong> {subject} · {states[state]}
            {state === 'running' ? ` (${progress} %)` : ''} · <LocalTime time={createdAt} /> · <bdi>{by}</bdi>
            {note ? <p className={parts.quiet}>{note}</p> : null}
            {report.length > 0 ? (
              <details>
                <summary>Report</summary>
                <pre className={parts.secret}>{report.join('\n')}</pre>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
