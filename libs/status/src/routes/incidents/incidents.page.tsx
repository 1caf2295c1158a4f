import { useLoaderData } from '@remix-run/react';
import { ButtonLink, Page, PageHead, ProblemPanel } from '@starhaven/ui-kit';
import { FollowNote } from '../../components/follow/follow-note';
import { FollowsHere } from '../../components/follow/follows-here';
import { IncidentList } from '../../components/incident-list/incident-list';
import { StaticUpdateList } from '../../components/incident-list/static-update-list';
import { serverNamesOf } from '../../lib/servers/server-names';
import { currentFirst } from '../../lib/incidents/sort-incidents';
import { statusPaths } from '../../lib/status-paths';
import calm from '../../components/calm.module.css';
import type { loader } from './incidents.route.server';

/** Every incident of the last 90 days and all planned work, with all updates. */
export function IncidentsPage() {
  const { incidents, problem, servers, follows, nowSeconds } = useLoaderData<typeof loader>();
  return (
    <FollowsHere follows={follows}>
      <Page>
        <PageHead title="Incidents and Maintenance">
          What went wrong in the last 90 days, what was done about it, and what is planned.
        </PageHead>
        {problem ? <ProblemPanel problem={problem} /> : null}
        {incidents === 'static' ? <StaticUpdateList now={nowSeconds} level={2} /> : null}
        {incidents === null || incidents === 'static' ? null : incidents.length === 0 ? (
          <p className={calm.calm}>Nothing has happened in the last 90 days, and nothing is planned.</p>
        ) : (
          <IncidentList
            incidents={currentFirst(incidents)}
            serverNames={serverNamesOf(servers)}
            now={nowSeconds}
            level={2}
            showsAllUpdates
          />
        )}
        <FollowNote />
        <p>
          <ButtonLink to={statusPaths.page}>Back to Server Status</ButtonLink>
        </p>
      </Page>
    </FollowsHere>
  );
}
