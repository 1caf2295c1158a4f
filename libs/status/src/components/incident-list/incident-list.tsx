import { hasIncidentEnded, incidentStateLabels } from '@starhaven/contracts/status';
import type { Incident } from '@starhaven/contracts/status';
import { affectedNames, incidentTone } from '../../lib/incidents/incident-words';
import { FollowForm } from '../follow/follow-form';
import { StatusMark } from '../status-mark';
import { StatusTime } from '../status-time';
import classes from './incident-list.module.css';

const aMinute = 60;

export interface IncidentListProps {
  incidents: readonly Incident[];
  now: number;
  /** Names of game servers by id; those of other servers are left out. */
  serverNames?: ReadonlyMap<string, string>;
  /** Shows every update of the operator, not only the last. */
  showsAllUpdates?: boolean;
  /** Heading level, default 3. */
  level?: 2 | 3;
}

/** Incidents and planned work, in the given order. */
export function IncidentList({ incidents, now, serverNames, showsAllUpdates = false, level = 3 }: IncidentListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className={classes.list}>
      {incidents.map((incident) => (
        <li key={incident.id} id={`incident-${incident.id}`} className={classes.item}>
          <div className={classes.head}>
            <Heading>{incident.title}</Heading>
            <StatusMark tone={incidentTone(incident)}>{incidentStateLabels[incident.state]}</StatusMark>
          </div>
          <p className={classes.meta}>
            {incident.kind === 'maintenance' ? 'Maintenance' : 'Incident'}
            {' · '}
            <StatusTime time={incident.startsAt} now={now} isExact={showsAllUpdates || isPlanned(incident)} />
            {incident.endsAt > 0 ? (
              <>
                {incident.endsAt > now ? ', ends ' : ', ended '}
                <StatusTime time={incident.endsAt} now={now} isExact={showsAllUpdates || isPlanned(incident)} />
              </>
            ) : null}
            {affectedWords(incident, serverNames)}
          </p>
          <ol className={classes.updates}>
            {(incident.updates ?? []).slice(0, showsAllUpdates ? undefined : 1).map((update, index) => (
              <li key={index}>
                <strong>{incidentStateLabels[update.state]}</strong>, posted{' '}
                {now - update.time < aMinute ? 'just now' : <StatusTime time={update.time} now={now} />}
                <p>{update.text}</p>
              </li>
            ))}
          </ol>
          <FollowForm kind="incident" id={incident.id} name={incident.title} isOver={hasIncidentEnded(incident)} />
        </li>
      ))}
    </ol>
  );
}

/** For planned work visitors need the exact time, not a relative one. */
const isPlanned = ({ state }: Incident) => state === 'scheduled' || state === 'in_progress';

function affectedWords(incident: Incident, serverNames?: ReadonlyMap<string, string>): string {
  const names = affectedNames(incident, serverNames);
  return names === '' ? '' : ` · ${names}`;
}
