import { Form, useActionData, useLoaderData, useSubmit } from '@remix-run/react';
import { roleLabels, useSession } from '@starhaven/session';
import type { FormReply } from '@starhaven/ui-kit';
import { ProblemPanel, Switch, TextField, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/parts/card';
import parts from '../../components/parts/parts.module.css';
import { ProofFields } from '../../components/parts/proof-fields';
import { StaffNewsBox } from '../../components/parts/staff-news';
import { settingGroups, settingKinds } from './setting-fields';
import classes from './settings.module.css';
import type { ShownSetting, loader } from './settings.route.server';

/** The specification's settings of the own session, then those of the site (docs/behaviour/admin.md#settings). */
export function SettingsPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { settings, mayChange, proofs, showsSecrets, token } = content;
  const groups = Object.entries(settingGroups).map(([group, title]) => ({
    group,
    title,
    settings: (settings ?? []).filter((setting) => setting.group === group),
  }));
  return (
    <div className={parts.stack}>
      <StaffNewsBox message={reply?.message} />
      <OwnSession showsSecrets={showsSecrets} token={token} />
      {groups
        .filter((one) => one.settings.length > 0)
        .map(({ group, title, settings: shown }) => (
          <Card key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{title}</h2>
            <Form method="post" className={parts.form} preventScrollReset>
              <input type="hidden" name="group" value={group} />
              {shown.map((setting) => (
                <SettingField
                  key={`${setting.name} ${setting.version}`}
                  setting={setting}
                  isFixed={!mayChange || setting.source === 'environment'}
                  sent={reply?.result?.initialValue?.['group'] === group ? reply.result.initialValue : null}
                  errors={reply?.result?.error?.[setting.name] ?? []}
                />
              ))}
              {group === 'staff' ? <ProofFields id="staff" proofs={proofs} errors={reply?.result?.error} /> : null}
              {mayChange ? (
                <div>
                  <button type="submit" name="intent" value="save" className={buttonClass('primary')}>
                    Save {title.toLowerCase()}
                  </button>
                </div>
              ) : null}
            </Form>
          </Card>
        ))}
    </div>
  );
}

const mask = '••••••••••••••••';

function OwnSession({ showsSecrets, token }: { showsSecrets: boolean; token: string | null }) {
  const submit = useSubmit();
  const session = useSession();
  return (
    <Card aria-labelledby="own">
      <h2 id="own">Your session</h2>
      <Form className={parts.form} preventScrollReset onChange={(event) => submit(event.currentTarget)}>
        <Switch id="sensitive" name="sensitive" label="Show Sensitive Data" defaultChecked={showsSecrets} value="on" />
        <noscript>
          <button type="submit" className={buttonClass()}>
            Show
          </button>
        </noscript>
      </Form>
      <dl className={parts.facts}>
        <dt>Session token</dt>
        <dd>
          <code>{token === null ? mask : token || 'None'}</code>
        </dd>
        <dt>Role</dt>
        <dd>
          <span className={parts.badge}>
            {session?.roles.includes(1) ? 'ADMIN' : roleLabels(session?.roles ?? [], [])}
          </span>
        </dd>
      </dl>
    </Card>
  );
}

interface SettingFieldProps {
  setting: ShownSetting;
  isFixed: boolean;
  /** What was sent and refused; null: nothing. */
  sent: Readonly<Record<string, unknown>> | null;
  errors: readonly string[];
}

const sources = { default: 'Not set: this is the default.', database: '', environment: '' };

function SettingField({ setting, isFixed, sent, errors }: SettingFieldProps) {
  const { name, title, text, source, variable, needsRestart, version } = setting;
  const field = settingKinds[name];
  const hint = [
    source === 'environment' ? `Comes from the environment (${variable}) and is changed there.` : sources[source],
    needsRestart ? 'Counts from the next start on.' : '',
    field.kind === 'lines' ? `One entry a line: ${field.columns.join(' | ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const of = (key: string, stored: string) => (sent ? String(sent[key] ?? '') : stored);
  const common = { id: name, name, disabled: isFixed };
  return (
    <div className={classes.setting}>
      <input type="hidden" name={`version.${name}`} value={version} />
      {field.kind === 'switch' ? (
        <Switch {...common} label={title} hint={hint} value="on" defaultChecked={of(name, text) === 'on'} />
      ) : field.kind === 'text' ? (
        <TextField {...common} label={title} hint={hint} defaultValue={of(name, text)} errors={errors} />
      ) : field.kind === 'lines' ? (
        <>
          <label htmlFor={name} className={classes.label}>
            {title}
          </label>
          <p id={`${name}-hint`} className={parts.quiet}>
            {hint}
          </p>
          <textarea
            {...common}
            rows={4}
            className={classes.area}
            defaultValue={of(name, text)}
            aria-describedby={`${name}-hint`}
            aria-invalid={errors.length > 0 || undefined}
          />
        </>
      ) : (
        <fieldset className={classes.numbers} disabled={isFixed}>
          <legend>{title}</legend>
          {Object.entries(field.labels).map(([key, label], index) => (
            <TextField
              key={key}
              id={`${name}.${key}`}
              name={`${name}.${key}`}
              type="number"
              min={0}
              label={label}
              defaultValue={of(`${name}.${key}`, text.split(' ')[index] ?? '')}
            />
          ))}
        </fieldset>
      )}
      {field.kind !== 'text' && errors.length > 0 ? <p className={classes.error}>{errors.join(' ')}</p> : null}
    </div>
  );
}
