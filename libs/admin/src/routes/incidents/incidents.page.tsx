import { useActionData, useLoaderData } from '@remix-run/react';
import type { AdminIncident } from '@starhaven/contracts/admin';
import { hasIncidentEnded } from '@starhaven/contracts/status';
import { ProblemPanel, openerClass } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffMessage } from '../../components/staff-message/staff-message';
import { IncidentRow } from './incident-row';
import type { loader } from './incidents.route.server';
import { OpenForm, PlanForm } from './new-forms';
import type { IncidentReply } from './reply-to';

const groups: readonly {
  id: string;
  title: string;
  none: string;
  has: (incident: AdminIncident) => boolean;
}[] = [
  {
    id: 'open',
    title: 'Now',
    none: 'There is no open incident, and no work is in progress.',
    has: (one) => !hasIncidentEnded(one) && one.state !== 'scheduled',
  },
  { id: 'planned', title: 'Planned', none: 'No work is planned.', has: ({ state }) => state === 'scheduled' },
  { id: 'past', title: 'Past', none: 'Nothing ended in the last 90 days.', has: hasIncidentEnded },
];

/** Incidents and planned work of the status page (docs/behaviour/admin.md#incidents). */
export function IncidentsPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<IncidentReply>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { incidents, servers, mayAct } = content;
  const isRefused = (intent: string) => (reply?.intent === intent && reply.result !== null) || undefined;
  // A new incident changes the key, which empties the forms.
  const newest = Math.max(0, ...incidents.map(({ id }) => Number(id)));
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      {mayAct ? (
        <Card aria-label="Report or plan">
          <div className={layout.openers} key={newest}>
            <details className={openerClass} open={isRefused('open')}>
              <summary id="report">Report an incident</summary>
              <OpenForm reply={reply} servers={servers} />
            </details>
            <details className={openerClass} open={isRefused('plan')}>
              <summary id="plan">Plan maintenance</summary>
              <PlanForm reply={reply} servers={servers} />
            </details>
          </div>
        </Card>
      ) : null}
      {groups.map(({ id, title, none, has }) => {
        const shown = incidents.filter(has);
        return (
          <Card key={id} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`}>{title}</h2>
            {shown.length === 0 ? (
              <p className={layout.quiet}>{none}</p>
            ) : (
              <ul className={layout.list}>
                {shown.map((incident) => (
                  <li key={incident.id}>
                    <IncidentRow {...{ incident, servers, reply, mayAct }} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </div>
  );
}
