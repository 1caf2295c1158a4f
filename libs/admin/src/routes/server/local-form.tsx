import { Form, useActionData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { Switch, TextField, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';

/** The form of the specification. It sends no call; the page of the answer keeps the typed values. */
export function LocalForm() {
  const sent = useActionData<FormReply>()?.result?.initialValue;
  const of = (name: string, otherwise: string) => (sent ? String(sent[name] ?? '') : otherwise);
  return (
    <Card aria-labelledby="local">
      <h2 id="local">Server Configuration</h2>
      <Form method="post" className={layout.form} preventScrollReset>
        <TextField id="local-name" name="name" label="Server Name" defaultValue={of('name', 'Main server')} />
        <div className={layout.twins}>
          <TextField
            id="local-port"
            name="port"
            type="number"
            label="Port"
            min={1}
            max={65535}
            defaultValue={of('port', '22102')}
          />
          <TextField
            id="local-max"
            name="max"
            type="number"
            label="Max Players"
            min={1}
            defaultValue={of('max', '100')}
          />
        </div>
        <Switch id="local-restart" name="restart" label="Auto Restart" defaultChecked={of('restart', 'on') === 'on'} />
        <Switch
          id="local-maintenance"
          name="maintenance"
          label="Maintenance Mode"
          defaultChecked={of('maintenance', '') === 'on'}
        />
        <Switch
          id="local-whitelist"
          name="whitelist"
          label="Whitelist Mode"
          defaultChecked={of('whitelist', '') === 'on'}
        />
        <div>
          <button type="submit" name="intent" value="save-local" className={buttonClass('primary')}>
            Save Configuration
          </button>
        </div>
      </Form>
    </Card>
  );
}
