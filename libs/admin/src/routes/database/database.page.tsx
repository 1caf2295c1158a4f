import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { Backup, DatabaseState } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { Alert, LocalTime, ProblemPanel, buttonClass, formatFileSize } from '@starhaven/ui-kit';
import { JobList } from '../../components/job-list/job-list';
import { Card } from '../../components/parts/card';
import parts from '../../components/parts/parts.module.css';
import { ProofFields } from '../../components/parts/proof-fields';
import { StaffNewsBox } from '../../components/parts/staff-news';
import type { DatabaseNews, loader } from './database.route.server';

type Reply = FormReply & DatabaseNews;

/** The database and its backups (docs/behaviour/admin.md#database). */
export function DatabasePage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<Reply>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { state, backups, jobs, nonce, proofs, mayMake, mayRestore } = content;
  if (state === null) {
    return (
      <Card aria-labelledby="database">
        <h2 id="database">Database Management</h2>
        <p>Database management is coming soon.</p>
      </Card>
    );
  }
  return (
    <div className={parts.stack}>
      <StaffNewsBox message={reply?.message} />
      {state.backups.failure ? (
        <Alert type="error" title="The newest backup failed" isAnnounced={false}>
          {state.backups.failure}
        </Alert>
      ) : null}
      <Facts state={state} />
      <Card aria-labelledby="backups">
        <h2 id="backups">Backups</h2>
        <p className={parts.quiet}>
          {state.backups.everyMinutes > 0
            ? `Planned every ${state.backups.everyMinutes} minutes.`
            : 'None are planned: set BACKUP_INTERVAL_MINUTES.'}{' '}
          {state.backups.lastAt > 0 ? (
            <>
              The newest is of <LocalTime time={state.backups.lastAt} />.
            </>
          ) : null}
        </p>
        {mayMake ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="nonce" value={nonce} />
            <button type="submit" name="intent" value="backup" className={buttonClass('primary')}>
              Create Backup
            </button>
          </Form>
        ) : null}
        <ul className={parts.stack}>
          {backups.map((backup) => (
            <BackupRow key={backup.name} {...{ backup, reply, nonce, proofs, mayMake, mayRestore }} />
          ))}
        </ul>
      </Card>
      {jobs.length > 0 ? <JobList jobs={jobs} /> : null}
      <Tables state={state} />
    </div>
  );
}

function Facts({ state: { kind, version, bytes, tables, migrations } }: { state: DatabaseState }) {
  const [newest] = migrations;
  return (
    <Card aria-labelledby="database">
      <h2 id="database">Database Management</h2>
      <dl className={parts.facts}>
        <dt>Kind</dt>
        <dd>{kind === 'pglite' ? 'Embedded' : 'PostgreSQL'}</dd>
        <dt>Version</dt>
        <dd>{version}</dd>
        <dt>Size</dt>
        <dd>{formatFileSize(bytes)}</dd>
        <dt>Tables</dt>
        <dd>{tables.length}</dd>
        {newest ? (
          <>
            <dt>Newest migration</dt>
            <dd>
              {newest.name}, <LocalTime time={newest.at} />
            </dd>
          </>
        ) : null}
      </dl>
    </Card>
  );
}

const kinds: Record<Backup['kind'], string> = {
  hourly: 'Planned',
  manual: 'By hand',
  'before-migration': 'Before a migration',
  'before-restore': 'Before a restore',
};

interface BackupRowProps {
  backup: Backup;
  reply: Reply | undefined;
  nonce: string;
  proofs: readonly ('password' | 'code')[];
  mayMake: boolean;
  mayRestore: boolean;
}

function BackupRow({ backup, reply, nonce, proofs, mayMake, mayRestore }: BackupRowProps) {
  const { name, kind, madeAt, bytes, isPinned } = backup;
  const errors = reply?.about === name ? reply.result?.error : null;
  return (
    <li>
      <p>
        <LocalTime time={madeAt} /> · {kinds[kind]} · {formatFileSize(bytes)}
        {isPinned ? ' · kept' : ''}
      </p>
      <p className={parts.quiet}>{name}</p>
      {mayMake ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="name" value={name} />
          <button type="submit" name="intent" value={isPinned ? 'unpin' : 'pin'} className={buttonClass()}>
            {isPinned ? 'Keep no longer' : 'Keep'}
          </button>
        </Form>
      ) : null}
      {mayRestore ? (
        <details open={errors ? true : undefined}>
          <summary>Rehearse, restore or delete</summary>
          <Form method="post" className={parts.form} preventScrollReset>
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="nonce" value={nonce} />
            <p>
              A rehearsal loads the backup beside the database and changes nothing. A restore does the same first, saves
              the present state, and then replaces it. Accounts that are younger than the backup are lost.
            </p>
            <ProofFields id={name} proofs={proofs} errors={errors} />
            <div className={parts.actions}>
              <button type="submit" name="intent" value="rehearse" className={buttonClass('primary')}>
                Rehearse
              </button>
              <button type="submit" name="intent" value="restore" className={buttonClass()}>
                Restore this backup
              </button>
              {isPinned ? null : (
                <button type="submit" name="intent" value="remove" className={buttonClass()}>
                  Delete it
                </button>
              )}
            </div>
          </Form>
        </details>
      ) : null}
    </li>
  );
}

function Tables({ state: { tables } }: { state: DatabaseState }) {
  return (
    <Card aria-labelledby="tables">
      <h2 id="tables">Tables</h2>
      <div className={parts.scroll} role="region" aria-labelledby="tables" tabIndex={0}>
        <table className={parts.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Rows (estimate)</th>
              <th scope="col">Size</th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ name, rows, bytes }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{rows < 0 ? 'Unknown' : rows}</td>
                <td>{formatFileSize(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
