import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, LocalTime, ProblemPanel, SiteLink } from '@starhaven/ui-kit';
import { DataTable } from '../../components/data-table/data-table';
import type { Column } from '../../components/data-table/data-table';
import { JobList, isAtWork } from '../../components/job-list/job-list';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffMessage } from '../../components/staff-message/staff-message';
import { useAdminFeed, withFeed } from '../../hooks/use-admin-feed';
import { useFreshData } from '../../hooks/use-fresh-data';
import type { loader } from './handbook.route.server';
import { SendForm } from './send-form';
import type { ShownHandbook } from './shown-handbook';
import { gameTitle } from './shown-handbook';
import { UploadCard } from './upload-card';

/** How often the page reloads while a job runs. */
const refreshMs = 3_000;

const columns: Column<ShownHandbook['sources'][number]>[] = [
  { label: 'Game', show: ({ game }) => gameTitle(game) },
  { label: 'Data', show: ({ source }) => source },
  { label: 'Items', show: ({ items }) => items.toLocaleString('en'), isWhole: true },
  { label: 'Imported', show: ({ appliedAt }) => <LocalTime time={appliedAt} /> },
];

/** Imports of game data (docs/behaviour/admin.md#handbook-data). */
export function HandbookPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const feed = useAdminFeed(content !== null);
  const isBusy = content?.jobs.some(isAtWork) ?? false;
  useFreshData(isBusy, refreshMs);
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { formats, sources, uploads, jobs, nonce } = content;
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      {isBusy ? (
        <noscript>
          <ButtonLink to="/admin/handbook" isReload>
            Load again
          </ButtonLink>
        </noscript>
      ) : null}
      {uploads.map((upload) => (
        <UploadCard key={upload.id} upload={upload} formats={formats} nonce={nonce} />
      ))}
      <SendForm formats={formats} nonce={nonce} reply={reply} />
      <Card aria-labelledby="sources">
        <h2 id="sources">What the handbook consists of</h2>
        {sources.length === 0 ? (
          <p className={layout.quiet}>Nothing was imported yet.</p>
        ) : (
          <DataTable
            labelledBy="sources"
            columns={columns}
            rows={sources}
            keyOf={({ game, source }) => `${game} ${source}`}
          />
        )}
        <p className={layout.small}>
          An item can be in several of them. Players see the changes of each version on{' '}
          <SiteLink to="/handbook">the handbook’s pages</SiteLink>.
        </p>
      </Card>
      {jobs.length > 0 ? (
        <JobList jobs={withFeed(jobs, feed).filter(({ kind }) => kind === 'import' || kind === 'import-rehearsal')} />
      ) : null}
    </div>
  );
}
