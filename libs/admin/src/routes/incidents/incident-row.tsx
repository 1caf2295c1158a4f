import type { AdminIncident } from '@starhaven/contracts/admin';
import { componentTitles, hasIncidentEnded, incidentStateLabels } from '@starhaven/contracts/status';
import { LocalTime } from '@starhaven/ui-kit';
import { Badge } from '../../components/badge/badge';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { ChangeForm, UpdateForm } from './change-forms';
import { incidentImpactLabels } from './incident-impact-labels';
import classes from './incidents.module.css';
import type { IncidentReply } from './reply-to';

export interface IncidentRowProps {
  incident: AdminIncident;
  servers: readonly { id: string; name: string }[];
  reply: IncidentReply;
  mayAct: boolean;
}

/** An incident or planned work with its updates and the actions of staff. */
export function IncidentRow(props: IncidentRowProps) {
  const { incident, servers, mayAct } = props;
  const { kind, title, state, impact, components, startsAt, endsAt, updates } = incident;
  const affected = [
    ...components.map((name) => componentTitles[name]),
    ...incident.servers.map((id) => servers.find((server) => server.id === id)?.name ?? `Server ${id}`),
  ];
  const tone = hasIncidentEnded(incident)
    ? 'ok'
    : state === 'scheduled'
      ? undefined
      : kind === 'incident'
        ? 'error'
        : 'warn';
  return (
    <>
      <p className={layout.title}>
        <bdi>{title}</bdi>
        <Badge tone={tone}>{incidentStateLabels[state]}</Badge>
        {kind === 'incident' ? <Badge>Impact: {incidentImpactLabels[impact]}</Badge> : <Badge>Planned work</Badge>}
      </p>
      <p className={layout.small}>
        From <LocalTime time={startsAt} />
        {endsAt > 0 ? (
          <>
            {' '}
            to <LocalTime time={endsAt} />
          </>
        ) : null}
        {affected.length > 0 ? (
          <>
            {' '}
            · <bdi>{affected.join(', ')}</bdi>
          </>
        ) : null}
      </p>
      <ol className={classes.updates} aria-label={`Updates of ${title}`}>
        {updates.map(({ time, text }, index) => (
          <li key={`${time} ${index}`}>
            <bdi>{text}</bdi>{' '}
            <span className={layout.small}>
              <LocalTime time={time} />
            </span>
          </li>
        ))}
      </ol>
      {mayAct ? <UpdateForm key={`update ${incident.version}`} {...props} /> : null}
      {mayAct && kind === 'maintenance' && !hasIncidentEnded(incident) ? (
        <ChangeForm key={`change ${incident.version}`} {...props} />
      ) : null}
    </>
  );
}
