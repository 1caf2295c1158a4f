import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { AdminServer, ServerKey } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { Alert, CopyButton, ProblemPanel, SelectField, Switch, TextField, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/parts/card';
import parts from '../../components/parts/parts.module.css';
import { ProofFields } from '../../components/parts/proof-fields';
import { StaffNewsBox } from '../../components/parts/staff-news';
import type { ServerNews, loader } from './server.route.server';

type Reply = FormReply & ServerNews;

/** The game servers (docs/behaviour/admin.md#fleet); with a host that has no dashboard, the form of the specification. */
export function ServerPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<Reply>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { servers, mayAct, mayChange, proofs } = content;
  return (
    <div className={parts.stack}>
      <StaffNewsBox message={reply?.message} />
      {reply?.key ? <KeyBox serverKey={reply.key} /> : null}
      {servers === null ? <LocalForm /> : null}
      {servers?.length === 0 ? <p className={parts.quiet}>There is no game server yet.</p> : null}
      {servers?.map((server) => (
        <ServerCard key={server.slug} server={server} reply={reply} {...{ mayAct, mayChange, proofs }} />
      ))}
      {mayChange ? <AddForm reply={reply} proofs={proofs} /> : null}
    </div>
  );
}

function KeyBox({ serverKey: { slug, key, lines } }: { serverKey: ServerKey }) {
  const text = lines.join('\n');
  return (
    <Alert type="warn" title={`The key of ${slug} is shown only now`}>
      <p>
        <code className={parts.secret}>{key}</code>
      </p>
      <pre className={parts.secret}>{text}</pre>
      <CopyButton text={text} subject="Command" />
    </Alert>
  );
}

/** In the order of their numbers (docs/behaviour/status.md#privacy). */
const privacies = { internal: 'Internal', testing: 'Testing', beta: 'Beta', public: 'Public' };
const privacyNames = Object.keys(privacies);

function PrivacyField({ id, value }: { id: string; value: string }) {
  return (
    <SelectField id={id} name="privacy" label="Privacy" defaultValue={value}>
      {Object.entries(privacies).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

interface ServerCardProps {
  server: AdminServer;
  reply: Reply | undefined;
  mayAct: boolean;
  mayChange: boolean;
  proofs: readonly ('password' | 'code')[];
}

function ServerCard({ server, reply, mayAct, mayChange, proofs }: ServerCardProps) {
  const { slug, name, engine, privacy, isDisabled, isOnline, isDemo, players, maintenance } = server;
  const errors = reply?.about === slug ? reply.result?.error : null;
  const state = isDisabled ? 'Disabled' : isOnline ? `Online, ${players} players` : 'Offline';
  return (
    <Card aria-labelledby={`server-${slug}`}>
      <h2 id={`server-${slug}`}>
        <bdi>{name}</bdi>
      </h2>
      <p className={parts.quiet}>
        {slug} · {engine || 'unknown engine'} · {state}
        {isDemo ? ' · Demo' : ''}
      </p>
      {mayAct || mayChange ? (
        <Form method="post" className={parts.form} preventScrollReset>
          <input type="hidden" name="slug" value={slug} />
          {mayChange ? (
            <>
              <TextField
                id={`${slug}-name`}
                name="name"
                label="Name"
                defaultValue={name}
                errors={errors?.['name'] ?? []}
              />
              <PrivacyField id={`${slug}-privacy`} value={privacyNames[privacy] ?? 'public'} />
            </>
          ) : null}
          <TextField
            id={`${slug}-maintenance`}
            name="maintenance"
            label="Maintenance note"
            hint="With a note the server is in maintenance; players read it. Empty ends it."
            defaultValue={maintenance}
            maxLength={200}
            errors={errors?.['maintenance'] ?? []}
          />
          <div className={parts.actions}>
            <button type="submit" name="intent" value="change" className={buttonClass('primary')}>
              Save
            </button>
            {mayChange ? (
              <button type="submit" name="intent" value={isDisabled ? 'enable' : 'disable'} className={buttonClass()}>
                {isDisabled ? 'Enable' : 'Disable'}
              </button>
            ) : null}
          </div>
        </Form>
      ) : null}
      {mayChange && !isDemo ? (
        <details open={errors?.['password'] || errors?.['code'] ? true : undefined}>
          <summary>Key and removal</summary>
          <Form method="post" className={parts.form} preventScrollReset>
            <input type="hidden" name="slug" value={slug} />
            <p>A new key voids the former one at once. A removed server keeps no history.</p>
            <ProofFields id={slug} proofs={proofs} errors={errors} />
            <div className={parts.actions}>
              <button type="submit" name="intent" value="renew" className={buttonClass()}>
                Make a new key
              </button>
              <button type="submit" name="intent" value="remove" className={buttonClass()}>
                Remove {name}
              </button>
            </div>
          </Form>
        </details>
      ) : null}
    </Card>
  );
}

function AddForm({ reply, proofs }: { reply: Reply | undefined; proofs: ServerCardProps['proofs'] }) {
  const isMine = reply?.about === '';
  const errors = isMine ? reply.result?.error : null;
  const sent = isMine ? (reply.result?.initialValue ?? {}) : {};
  return (
    <Card aria-labelledby="add">
      <h2 id="add">Add a game server</h2>
      <Form method="post" className={parts.form} preventScrollReset>
        <TextField
          id="add-name"
          name="name"
          label="Name"
          maxLength={60}
          defaultValue={String(sent['name'] ?? '')}
          errors={errors?.['name'] ?? []}
        />
        <SelectField id="add-game" name="game" label="Game" defaultValue={String(sent['game'] ?? 'genshin-impact')}>
          <option value="genshin-impact">Genshin Impact</option>
          <option value="honkai-star-rail">Honkai: Star Rail</option>
          <option value="blue-archive">Blue Archive</option>
        </SelectField>
        <PrivacyField id="add-privacy" value={String(sent['privacy'] ?? 'public')} />
        <ProofFields id="add" proofs={proofs} errors={errors} />
        <div>
          <button type="submit" name="intent" value="add" className={buttonClass('primary')}>
            Add and show the key
          </button>
        </div>
      </Form>
    </Card>
  );
}

/** The form of the specification, without a call behind it. */
function LocalForm() {
  return (
    <Card aria-labelledby="local">
      <h2 id="local">Server Configuration</h2>
      <Form method="post" className={parts.form}>
        <TextField id="local-name" name="name" label="Server Name" defaultValue="Main server" />
        <TextField id="local-port" name="port" type="number" label="Port" min={1} max={65535} defaultValue={22102} />
        <TextField id="local-max" name="max" type="number" label="Max Players" min={1} defaultValue={100} />
        <Switch id="local-restart" name="restart" label="Auto Restart" defaultChecked />
        <Switch id="local-maintenance" name="maintenance" label="Maintenance Mode" />
        <Switch id="local-whitelist" name="whitelist" label="Whitelist Mode" />
        <div>
          <button type="submit" name="intent" value="save-local" className={buttonClass('primary')}>
            Save Configuration
          </button>
        </div>
      </Form>
    </Card>
  );
}
