import type { AdminIncident } from '@starhaven/contracts/admin';
import { componentNames, componentTitles } from '@starhaven/contracts/status';
import { useId } from 'react';
import layout from '../../components/staff-layout/staff-layout.module.css';
import classes from './incidents.module.css';
import type { SentFields } from './reply-to';

export interface AffectedFieldsProps {
  servers: readonly { id: string; name: string }[];
  stored?: Pick<AdminIncident, 'components' | 'servers'>;
  sent: SentFields;
}

/** The parts of the site and the game servers that an incident or work affects. */
export function AffectedFields({ servers, stored, sent }: AffectedFieldsProps) {
  const boxes = [
    ...componentNames.map((name) => ({
      field: `component-${name}`,
      label: componentTitles[name],
      isOn: stored?.components.includes(name) ?? false,
    })),
    ...servers.map(({ id, name }) => ({
      field: `server-${id}`,
      label: name,
      isOn: stored?.servers.includes(id) ?? false,
    })),
  ];
  const faultId = useId();
  const faults = [...sent.faults('components'), ...sent.faults('servers')];
  return (
    <fieldset className={classes.affected}>
      <legend>What is affected</legend>
      {boxes.map(({ field, label, isOn }, index) => (
        <label key={field}>
          <input
            {...(index === 0 && faults.length > 0 ? { 'aria-invalid': true, 'aria-describedby': faultId } : {})}
            type="checkbox"
            name={field}
            defaultChecked={sent.isChecked(field, isOn)}
          />{' '}
          <bdi>{label}</bdi>
        </label>
      ))}
      {faults.length > 0 ? (
        <p id={faultId} className={layout.fault}>
          {faults.join(' ')}
        </p>
      ) : null}
    </fieldset>
  );
}
