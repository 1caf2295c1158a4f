import { incidentLimits } from '@starhaven/contracts/admin';
import { hasIncidentEnded, incidentImpacts, incidentStateLabels } from '@starhaven/contracts/status';
import { buttonClass, SelectField, TextField, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import { AffectedFields } from './affected-fields';
import { incidentImpactLabels } from './incident-impact-labels';
import type { IncidentRowProps } from './incident-row';
import { statesOf } from './states-of';
import { replyTo } from './reply-to';
import { TimeFields } from './time-fields';

const Seen = ({ incident: { id, version } }: IncidentRowProps) => (
  <>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="version" value={version} />
  </>
);

/** Posts an update; an open incident or unfinished work can also be ended here. */
export function UpdateForm(props: IncidentRowProps) {
  const { incident, reply } = props;
  const { id, kind, title, state, impact } = incident;
  const sent = replyTo(reply, id, ['update', 'resolve', 'complete']);
  const end = kind === 'incident' ? (['resolve', 'Resolve'] as const) : (['complete', 'End the work'] as const);
  const mayEnd = !hasIncidentEnded(incident) && state !== 'scheduled';
  // A separate button ends the incident or work, so the list does not offer its final state.
  const states = statesOf(incident).filter((one) => one === state || !hasIncidentEnded({ state: one }));
  return (
    <details className={openerClass} open={sent.isRefused || undefined}>
      <summary>
        Post an update<span className={visuallyHidden}> {title}</span>
      </summary>
      <StaffForm aria-label={`Update ${title}`}>
        <Seen {...props} />
        <TextField
          id={`text-${id}`}
          name="text"
          label="What visitors read"
          maxLength={incidentLimits.text}
          defaultValue={sent.of('text')}
          errors={sent.faults('text')}
        />
        <div className={layout.twins}>
          <SelectField id={`state-${id}`} name="state" label="State" defaultValue={sent.of('state', state) || state}>
            {states.map((one) => (
              <option key={one} value={one}>
                {incidentStateLabels[one]}
              </option>
            ))}
          </SelectField>
          {kind === 'incident' ? (
            <SelectField
              id={`impact-${id}`}
              name="impact"
              label="Impact"
              defaultValue={sent.of('impact', impact) || impact}
            >
              {incidentImpacts.map((one) => (
                <option key={one} value={one}>
                  {incidentImpactLabels[one]}
                </option>
              ))}
            </SelectField>
          ) : null}
        </div>
        <div className={layout.actions}>
          <button type="submit" name="intent" value="update" className={buttonClass('primary')}>
            Post the update<span className={visuallyHidden}> {title}</span>
          </button>
          {mayEnd ? (
            <button type="submit" name="intent" value={end[0]} className={buttonClass()}>
              {end[1]}
              <span className={visuallyHidden}> {title}</span>
            </button>
          ) : null}
        </div>
      </StaffForm>
    </details>
  );
}

/** Moves planned work, or cancels it before it begins. */
export function ChangeForm(props: IncidentRowProps) {
  const { incident, servers, reply } = props;
  const { id, title, state, startsAt, endsAt } = incident;
  const sent = replyTo(reply, id, ['change', 'cancel']);
  const isScheduled = state === 'scheduled';
  return (
    <details className={openerClass} open={sent.isRefused || undefined}>
      <summary>
        {isScheduled ? 'Change or cancel' : 'Change'}
        <span className={visuallyHidden}> {title}</span>
      </summary>
      <StaffForm aria-label={`Change ${title}`}>
        <Seen {...props} />
        <TextField
          id={`title-${id}`}
          name="title"
          label="Title"
          maxLength={incidentLimits.title}
          defaultValue={sent.of('title', title)}
          errors={sent.faults('title')}
        />
        <TimeFields id={`times-${id}`} stored={{ start: startsAt, end: endsAt }} sent={sent} hasBegun={!isScheduled} />
        <AffectedFields servers={servers} stored={incident} sent={sent} />
        <div className={layout.actions}>
          <button type="submit" name="intent" value="change" className={buttonClass('primary')}>
            Save the work<span className={visuallyHidden}> {title}</span>
          </button>
          {isScheduled ? (
            <button type="submit" name="intent" value="cancel" className={buttonClass('danger')}>
              Cancel the work<span className={visuallyHidden}> {title}</span>
            </button>
          ) : null}
        </div>
      </StaffForm>
    </details>
  );
}
