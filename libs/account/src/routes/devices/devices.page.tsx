import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ReplyMessage, TextField, buttonClass, parseForm } from '@starhaven/ui-kit';
import { AccountCard, AccountProblem } from '../../components/account-frame/account-frame';
import classes from '../../components/account-layout/account-layout.module.css';
import { DeviceIdSchema } from './device.form';
import type { loader } from './devices.route.server';

type DevicesReply = FormReply<'link' | 'unlink'>;

/** The linked devices, the seen ones, and a form that links one by its id (docs/behaviour/account.md#devices). */
export function DevicesPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<DevicesReply>();
  if (problem) return <AccountProblem problem={problem} backTo="/account" backLabel="Back to account" />;
  const { linked, seen } = content;
  return (
    <>
      <h1>Linked Devices</h1>
      <ReplyMessage message={reply?.message} />
      <AccountCard aria-labelledby="linked">
        <h2 id="linked">Linked</h2>
        {linked.length === 0 ? (
          <p className={classes.quiet}>No device is linked.</p>
        ) : (
          <ul className={classes.list}>
            {linked.map(({ deviceId, name, model, deviceFp }) => (
              <li key={deviceId}>
                <div>
                  <p className={classes.name}>
                    <bdi>{name || model || deviceId}</bdi>
                  </p>
                  <p className={classes.quiet}>
                    {name && model ? (
                      <>
                        <bdi>{model}</bdi>,{' '}
                      </>
                    ) : null}
                    <code>{deviceId}</code>
                    {deviceFp ? (
                      <>
                        , fingerprint <code>{deviceFp}</code>
                      </>
                    ) : null}
                  </p>
                </div>
                <DeviceButton intent="unlink" deviceId={deviceId} label="Unlink" name={name || deviceId} />
              </li>
            ))}
          </ul>
        )}
      </AccountCard>
      {seen.length === 0 ? null : (
        <AccountCard aria-labelledby="seen">
          <h2 id="seen">Seen, but not linked</h2>
          <ul className={classes.list}>
            {seen.map((deviceId) => (
              <li key={deviceId}>
                <div>
                  <code>{deviceId}</code>
                </div>
                <DeviceButton intent="link" deviceId={deviceId} label="Link" name={deviceId} />
              </li>
            ))}
          </ul>
        </AccountCard>
      )}
      <LinkForm reply={reply?.intent === 'link' ? reply : undefined} />
    </>
  );
}

interface DeviceButtonProps {
  intent: 'link' | 'unlink';
  deviceId: string;
  label: string;
  /** The device's name, so that screen readers can distinguish the buttons. */
  name: string;
}

function DeviceButton({ intent, deviceId, label, name }: DeviceButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="deviceId" value={deviceId} />
      <button type="submit" className={buttonClass()} aria-label={`${label} ${name}`}>
        {label}
      </button>
    </Form>
  );
}

function LinkForm({ reply }: { reply: DevicesReply | undefined }) {
  const [form, fields] = useForm({
    id: 'link-device',
    lastResult: reply?.result,
    defaultValue: { deviceId: '' },
    onValidate: ({ formData }) => parseForm(formData, DeviceIdSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <AccountCard aria-labelledby="link-title">
      <h2 id="link-title">Link a device</h2>
      <Form {...getFormProps(form)} method="post" preventScrollReset className={classes.form}>
        <input type="hidden" name="intent" value="link" />
        <TextField
          {...getInputProps(fields.deviceId, { type: 'text' })}
          key={fields.deviceId.key}
          label="Device ID"
          hint="Your game client shows it when it asks for a login"
          errors={fields.deviceId.errors}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <button type="submit" className={buttonClass('primary')}>
          Link
        </button>
      </Form>
    </AccountCard>
  );
}
