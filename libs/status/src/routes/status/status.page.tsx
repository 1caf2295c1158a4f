import { useLoaderData } from '@remix-run/react';
import { useLiveNeed } from '@starhaven/realtime';
import { Page, PageHead, ProblemPanel } from '@starhaven/ui-kit';
import { ComponentCards } from '../../components/component-cards/component-cards';
import { FollowsHere } from '../../components/follow/follows-here';
import { ServerList } from '../../components/server-list/server-list';
import { StatisticsSection } from '../../components/statistics-chart/statistics-section';
import { StatusBanner } from '../../components/status-banner/status-banner';
import { SummaryCards } from '../../components/summary-cards/summary-cards';
import { UptimeSection } from '../../components/uptime-bars/uptime-section';
import { useServerNow, useServerOffset } from '../../hooks/use-server-now';
import { useServers } from '../../hooks/use-servers';
import type { ReceivedReport } from '../../hooks/use-status-report';
import { useStatusReport } from '../../hooks/use-status-report';
import { useStatusView } from '../../hooks/use-status-view';
import { measuredComponents, staticComponents } from '../../lib/incidents/components';
import { openIncidents } from '../../lib/incidents/incident-words';
import { overallState } from '../../lib/servers/overall-state';
import { serverNamesOf } from '../../lib/servers/server-names';
import { summariseServers } from '../../lib/servers/summarise-servers';
import type { loader } from './status.route.server';
import { Updates } from './updates';
import section from '../../components/section.module.css';

const noDays = {};

/** The status page: the specification's seven sections in its order, then the uptimes (docs/behaviour/status.md#sections). */
export function StatusPage() {
  const page = useLoaderData<typeof loader>();
  const view = useStatusView();
  useLiveNeed();
  const received = useStatusReport(page.report);
  const list = useServers(received);
  const now = useServerNow(page.nowSeconds);
  const offset = useServerOffset(page.nowSeconds);
  const toldAt = list.toldAt === 0 ? 0 : list.toldAt + offset;
  const { report } = received;
  const { components, state, updatedAt, incidents } = describeReport(received, page.nowSeconds);
  return (
    <FollowsHere follows={page.follows}>
      <Page>
        <PageHead title="Server Status">
          Every world of this site under one roof, watched around the clock, 24/7: who is up, who is resting and how
          many travellers are on the road right now.
        </PageHead>
        {report.kind === 'unreachable' ? <ProblemPanel problem={report.problem} /> : null}
        <StatusBanner
          state={state}
          updatedAt={received.isLost ? updatedAt : Math.max(updatedAt, toldAt)}
          now={Math.max(now, toldAt)}
          incident={incidents[0]}
          moreIncidents={incidents.length - 1}
          serverNames={serverNamesOf(list.servers ?? [])}
        />
        <ServerList {...list} view={view} now={now} days={page.uptimes?.days ?? noDays} />
        <section className={section.section} aria-labelledby="components">
          <h2 id="components">System Components</h2>
          <ComponentCards components={components} />
        </section>
        <section aria-label="Summary">
          <SummaryCards summary={list.servers ? summariseServers(list.servers) : null} />
        </section>
        <StatisticsSection view={view} reported={page.statistics} />
        <Updates report={report} servers={list.servers ?? []} state={state} now={now} />
        {page.uptimes ? <UptimeSection uptimes={page.uptimes} view={view} /> : null}
      </Page>
    </FollowsHere>
  );
}

/**
 * The site's parts as a report describes them. A host that measures nothing gets the specification's fixed texts; a host that stopped
 * answering gets none.
 */
function describeReport({ report, isLost }: ReceivedReport, nowSeconds: number) {
  if (report.kind === 'static')
    return { components: staticComponents, state: 'operational' as const, updatedAt: nowSeconds, incidents: [] };
  if (report.kind === 'unreachable')
    return { components: measuredComponents([]), state: 'unknown' as const, updatedAt: 0, incidents: [] };
  const { components, incidents, measuredAt } = report.snapshot;
  if (isLost)
    return { components: measuredComponents([]), state: 'unknown' as const, updatedAt: measuredAt, incidents: [] };
  const measured = measuredComponents(components ?? []);
  return {
    components: measured,
    state: overallState(measured, incidents ?? []),
    updatedAt: measuredAt,
    incidents: openIncidents(incidents ?? []),
  };
}
