import { Form, useSubmit } from '@remix-run/react';
import { roleLabels, useSession } from '@starhaven/session';
import { Switch, buttonClass, visuallyHidden } from '@starhaven/ui-kit';
import { useCallback, useEffect, useRef } from 'react';
import { Badge } from '../../components/badge/badge';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { roleName } from '../../lib/role-names';
import classes from './settings.module.css';

const mask = '••••••••••••••••';
const admin = 1;
const viewer = 7;

interface OwnSessionProps {
  showsSecrets: boolean;
  /** Null: it was not requested and is not in the page. */
  token: string | null;
}

/** The specification's part of the tab: the session's token, masked until it is requested, and the role. */
export function OwnSession({ showsSecrets, token }: OwnSessionProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const isHeard = useRef(false);
  const apply = useCallback(
    (sent: HTMLFormElement) => submit(sent, { replace: true, preventScrollReset: true }),
    [submit],
  );
  // The switch may have been used before the page was hydrated.
  useEffect(() => {
    if (isHeard.current) return;
    isHeard.current = true;
    const toggle = form.current?.elements.namedItem('sensitive');
    if (form.current && toggle instanceof HTMLInputElement && toggle.checked !== showsSecrets) apply(form.current);
  }, [apply, showsSecrets]);
  const roles = useSession()?.roles ?? [];
  const label = roles.includes(viewer) && roles.length <= 2 ? roleName(viewer) : roleLabels(roles, []);
  return (
    <Card aria-labelledby="own">
      <h2 id="own">Your session</h2>
      <Form
        className={layout.form}
        preventScrollReset
        replace
        ref={form}
        onChange={(event) => apply(event.currentTarget)}
      >
        <Switch id="sensitive" name="sensitive" label="Show Sensitive Data" defaultChecked={showsSecrets} value="on" />
        <noscript>
          <button type="submit" className={buttonClass()}>
            Apply
          </button>
        </noscript>
      </Form>
      <dl className={layout.facts}>
        <dt>Session token</dt>
        <dd>
          <span className={classes.token}>
            {token === null ? (
              <>
                <span aria-hidden="true">{mask}</span>
                <span className={visuallyHidden}>Hidden</span>
              </>
            ) : (
              token || 'None'
            )}
          </span>
        </dd>
        <dt>Role</dt>
        <dd>
          <Badge>{roles.includes(admin) ? 'ADMIN' : label}</Badge>
        </dd>
      </dl>
    </Card>
  );
}
