import { useLoaderData } from '@remix-run/react';
import type { AdminIncident } from '@starhaven/contracts/admin';
import { hasIncidentEnded } from '@starhaven/contracts/status';
import { ProblemPanel, openerClass } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffMessage } from '../../components/staff-message/staff-message';
import { useSettledReply } from '../../hooks/use-settled-reply';
import { IncidentRow } from './incident-row';
import type { loader } from './incidents.route.server';
import { OpenForm, PlanForm } from './new-forms';
import type { IncidentReply } from './reply-to';
import { useOwnReply } from './use-own-reply';

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
  const reply = useSettledReply<NonNullable<IncidentReply>>();
  const report = useOwnReply(reply, 'open');
  const plan = useOwnReply(reply, 'plan');
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { incidents, servers, mayAct } = content;
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      {mayAct ? (
        <Card aria-label="Report or plan">
          <div className={layout.openers}>
            {/* An accepted form is closed and empty. */}
            <details key={`report ${report.accepted}`} className={openerClass} open={report.isRefused || undefined}>
              <summary id="report">Report an incident</summary>
              <OpenForm reply={report.reply} servers={servers} />
            </details>
            <details key={`plan ${plan.accepted}`} className={openerClass} open={plan.isRefused || undefined}>
              <summary id="plan">Plan maintenance</summary>
              <PlanForm reply={plan.reply} servers={servers} />
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
