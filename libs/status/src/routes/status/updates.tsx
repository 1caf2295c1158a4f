import type { ComponentState, ServerEntry } from '@starhaven/contracts/status';
import { isIncidentOpen } from '@starhaven/contracts/status';
import { SiteLink } from '@starhaven/ui-kit';
import { IncidentList } from '../../components/incident-list/incident-list';
import { StaticUpdateList } from '../../components/incident-list/static-update-list';
import { serverNamesOf } from '../../lib/servers/server-names';
import { currentFirst } from '../../lib/incidents/sort-incidents';
import { statusPaths } from '../../lib/status-paths';
import type { StatusReport } from '../../lib/status-report';
import calm from '../../components/calm.module.css';
import section from '../../components/section.module.css';
import classes from './status.module.css';

export interface UpdatesProps {
  report: StatusReport;
  servers: readonly ServerEntry[];
  state: ComponentState;
  now: number;
}

/**
 * Recent incidents and planned work (docs/behaviour/status.md#recent-updates); a host that publishes none gets the specification's static
 * entries.
 */
export function Updates({ report, servers, state, now }: UpdatesProps) {
  const incidents = report.kind === 'measured' ? (report.snapshot.incidents ?? []) : [];
  const isCalm = state === 'operational' && !incidents.some(isIncidentOpen);
  return (
    <section className={section.section} aria-labelledby="updates">
      <h2 id="updates">Recent Updates &amp; Maintenance</h2>
      {report.kind === 'static' ? <StaticUpdateList now={now} /> : null}
      {report.kind === 'unreachable' ? <p className={calm.calm}>The latest entries could not be read.</p> : null}
      {report.kind === 'measured' ? (
        <>
          {isCalm ? <p className={calm.calm}>All systems operational. Nothing is wrong at this moment.</p> : null}
          {!isCalm && incidents.length === 0 ? (
            <p className={calm.calm}>No incident has been posted about this yet.</p>
          ) : null}
          {incidents.length > 0 ? (
            <IncidentList incidents={currentFirst(incidents)} serverNames={serverNamesOf(servers)} now={now} />
          ) : null}
          <ul className={classes.links}>
            <li>
              <SiteLink to={statusPaths.incidents}>All incidents</SiteLink>
            </li>
            <li>
              <SiteLink to={statusPaths.feed} isReload>
                Atom feed
              </SiteLink>
            </li>
            <li>
              <SiteLink to={statusPaths.json} isReload>
                JSON
              </SiteLink>
            </li>
          </ul>
        </>
      ) : null}
    </section>
  );
}
