import { incidentLimits } from '@starhaven/contracts/admin';
import { incidentImpacts } from '@starhaven/contracts/status';
import { buttonClass, SelectField, TextField } from '@starhaven/ui-kit';
import { StaffForm } from '../../components/staff-form/staff-form';
import { AffectedFields } from './affected-fields';
import { incidentImpactLabels } from './incident-impact-labels';
import { replyTo } from './reply-to';
import type { IncidentReply, SentFields } from './reply-to';
import { TimeFields } from './time-fields';

export interface NewFormProps {
  reply: IncidentReply;
  servers: readonly { id: string; name: string }[];
}

const WordFields = ({ id, sent }: { id: string; sent: SentFields }) => (
  <>
    <TextField
      id={`${id}-title`}
      name="title"
      label="Title"
      maxLength={incidentLimits.title}
      defaultValue={sent.of('title')}
      errors={sent.faults('title')}
    />
    <TextField
      id={`${id}-text`}
      name="text"
      label="What visitors read"
      maxLength={incidentLimits.text}
      defaultValue={sent.of('text')}
      errors={sent.faults('text')}
    />
  </>
);

/** Reports that something is wrong now. */
export function OpenForm({ reply, servers }: NewFormProps) {
  const sent = replyTo(reply, '', ['open']);
  return (
    <StaffForm aria-labelledby="report">
      <WordFields id="open" sent={sent} />
      <SelectField
        key={sent.of('impact', 'degraded')}
        id="open-impact"
        name="impact"
        label="Impact"
        defaultValue={sent.of('impact', 'degraded')}
        errors={sent.faults('impact')}
      >
        {incidentImpacts.map((impact) => (
          <option key={impact} value={impact}>
            {incidentImpactLabels[impact]}
          </option>
        ))}
      </SelectField>
      <AffectedFields servers={servers} sent={sent} />
      <div>
        <button type="submit" name="intent" value="open" className={buttonClass('primary')}>
          Report the incident
        </button>
      </div>
    </StaffForm>
  );
}

/** Plans work with its start and end. */
export function PlanForm({ reply, servers }: NewFormProps) {
  const sent = replyTo(reply, '', ['plan']);
  return (
    <StaffForm aria-labelledby="plan">
      <WordFields id="plan" sent={sent} />
      <TimeFields id="plan" sent={sent} />
      <AffectedFields servers={servers} sent={sent} />
      <div>
        <button type="submit" name="intent" value="plan" className={buttonClass('primary')}>
          Plan the work
        </button>
      </div>
    </StaffForm>
  );
}
