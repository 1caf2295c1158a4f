import { useActionData, useLoaderData } from '@remix-run/react';
import type { DatabaseState } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { Alert, ButtonLink, LocalTime, ProblemPanel, buttonClass, formatFileSize } from '@starhaven/ui-kit';
import { JobList, isAtWork } from '../../components/job-list/job-list';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import { AwayAlert, StaffMessage } from '../../components/staff-message/staff-message';
import { useAdminFeed, withFeed } from '../../hooks/use-admin-feed';
import { useFreshData } from '../../hooks/use-fresh-data';
import { useKeptContent } from '../../hooks/use-kept-content';
import { BackupRow } from './backup-row';
import type { DatabaseReplyFields, loader } from './database.route.server';
import { TablesCard } from './tables-card';

/** How often the page reloads while a job runs. */
const refreshMs = 5_000;

/** The database and its backups (docs/behaviour/admin.md#database). */
export function DatabasePage() {
  const { problem, ...loaded } = useLoaderData<typeof loader>();
  const { content, isOld } = useKeptContent(loaded.content, problem);
  const reply = useActionData<FormReply & DatabaseReplyFields>();
  const feed = useAdminFeed(content?.state != null);
  // The reloaded list decides, not the feed: when a job ends, its backups have changed, too.
  const isBusy = content?.jobs.some(isAtWork) ?? false;
  useFreshData(isBusy || isOld, refreshMs);
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { state, backups, nonce, proofs, mayMake, mayRestore } = content;
  const jobs = withFeed(content.jobs, feed);
  if (state === null) {
    return (
      <Card aria-labelledby="database">
        <h2 id="database">Database Management</h2>
        <p className={layout.quiet}>Database management is coming soon.</p>
      </Card>
    );
  }
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      {isOld ? <AwayAlert /> : null}
      {state.backups.failure ? (
        <Alert type="error" title="The newest backup failed" isAnnounced={false}>
          {state.backups.failure}
        </Alert>
      ) : null}
      <Facts state={state} />
      <Card aria-labelledby="backups">
        <div className={layout.head}>
          <h2 id="backups">Backups</h2>
          {mayMake ? (
            <StaffForm className="">
              <input type="hidden" name="nonce" value={nonce} />
              <button type="submit" name="intent" value="backup" className={buttonClass('primary')}>
                Create Backup
              </button>
            </StaffForm>
          ) : null}
        </div>
        <Plan state={state} />
        {backups.length === 0 ? <p>There is no backup yet.</p> : null}
        <ul className={layout.list}>
          {backups.map((backup) => (
            <BackupRow key={backup.name} {...{ backup, reply, nonce, proofs, mayMake, mayRestore }} />
          ))}
        </ul>
      </Card>
      {jobs.length > 0 ? <JobList jobs={jobs} /> : null}
      {isBusy ? (
        <noscript>
          <ButtonLink to="/admin/database" isReload>
            Load again
          </ButtonLink>
        </noscript>
      ) : null}
      <TablesCard tables={state.tables} />
    </div>
  );
}

function Plan({ state: { backups } }: { state: DatabaseState }) {
  return (
    <p className={layout.small}>
      {backups.everyMinutes > 0
        ? `One is made every ${backups.everyMinutes} minutes, and old ones are removed. Pin those that must stay.`
        : 'None are planned: set BACKUP_INTERVAL_MINUTES.'}{' '}
      {backups.lastAt > 0 ? (
        <>
          The newest is of <LocalTime time={backups.lastAt} />.
        </>
      ) : null}
    </p>
  );
}

function Facts({ state: { kind, version, bytes, tables, migrations } }: { state: DatabaseState }) {
  const [newest] = migrations;
  return (
    <Card aria-labelledby="database">
      <h2 id="database">Database Management</h2>
      <dl className={layout.facts}>
        <dt>Kind</dt>
        <dd>{kind === 'pglite' ? 'Embedded' : 'PostgreSQL'}</dd>
        <dt>Version</dt>
        <dd>{version}</dd>
        <dt>Size</dt>
        <dd>
          {formatFileSize(bytes)} in {tables.length} tables
        </dd>
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
