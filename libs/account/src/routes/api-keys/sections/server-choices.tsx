import layout from '../../../components/account-layout/account-layout.module.css';
import { serverFieldPrefix } from '../api-key.form';
import type { ServerChoice } from '../api-keys.route.server';
import { Choice } from './choice';

export interface ServerChoicesProps {
  servers: readonly ServerChoice[];
  errors: readonly string[] | undefined;
  typed: Readonly<Record<string, unknown>>;
}

/**
 * All servers, or some of them. The boxes are used only with the second choice, so a form without a checked box never means all servers.
 */
export function ServerChoices({ servers, errors = [], typed }: ServerChoicesProps) {
  const faultId = errors.length > 0 ? 'server-choices-fault' : undefined;
  return (
    <fieldset className={layout.choices}>
      <legend>Servers</legend>
      <Choice name="scope" value="all" typed={typed} isDefault label="All servers" describedBy={faultId} />
      <Choice name="scope" value="some" typed={typed} label="Only these" describedBy={faultId} />
      {faultId ? (
        <p id={faultId} className={layout.fault} role="alert">
          {errors.join(' ')}
        </p>
      ) : null}
      <div className={layout.boxes}>
        {servers.map(({ id, title }) => (
          <Choice key={id} name={`${serverFieldPrefix}${id}`} typed={typed} label={title} />
        ))}
      </div>
    </fieldset>
  );
}
