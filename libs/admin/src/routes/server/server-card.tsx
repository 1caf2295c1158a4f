import type { AdminServer } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { TextField, buttonClass, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import { Badge } from '../../components/badge/badge';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { ProofFields } from '../../components/proof-fields/proof-fields';
import { StaffForm } from '../../components/staff-form/staff-form';
import { EntryFields } from './entry-fields';
import { PrivacyField, privacyName } from './privacy-field';
import classes from './server.module.css';
import type { ServerReplyFields } from './server.route.server';

export interface ServerCardProps {
  server: AdminServer;
  reply: (FormReply & ServerReplyFields) | undefined;
  mayAct: boolean;
  mayChange: boolean;
  proofs: readonly ('password' | 'code')[];
  nonce: string;
}

/** One game server; its forms open below its row. */
export function ServerCard(props: ServerCardProps) {
  const { server, reply, mayAct, mayChange } = props;
  const { slug, name, engine, connection } = server;
  const isAbout = reply?.about === slug;
  return (
    <details className={classes.server} open={isAbout || undefined} id={`server-${slug}`}>
      <summary>
        <span>
          <bdi className={classes.name}>{name}</bdi>
          <span className={layout.small}>
            {slug} · {engine || 'unknown engine'} · {connection === 'agent' ? 'agent' : 'interface of the engine'}
          </span>
        </span>
        <States server={server} />
      </summary>
      <div className={classes.body}>
        {server.shownMaintenance === server.maintenance ? null : (
          <p className={layout.quiet}>
            Players see this maintenance: <bdi>{server.shownMaintenance}</bdi>
          </p>
        )}
        {mayAct || mayChange ? <ChangeForm {...props} /> : <Note server={server} />}
        {mayChange && !server.isDemo && connection === 'agent' ? <PowerForm {...props} /> : null}
        {mayChange && !server.isDemo ? <KeyForm {...props} /> : null}
      </div>
    </details>
  );
}

function States({ server: { isDemo, isDisabled, isOnline, players, shownMaintenance } }: { server: AdminServer }) {
  return (
    <span className={classes.badges}>
      {isDemo ? <Badge>Demo</Badge> : null}
      {shownMaintenance ? <Badge tone="warn">Maintenance</Badge> : null}
      {isDisabled ? (
        <Badge>Disabled</Badge>
      ) : (
        <Badge tone={isOnline ? 'ok' : 'error'}>{isOnline ? `Online, ${playersOf(players)}` : 'Offline'}</Badge>
      )}
    </span>
  );
}

const playersOf = (players: number) => (players === 1 ? '1 player' : `${players} players`);

const Note = ({ server: { maintenance } }: { server: AdminServer }) => (
  <p className={layout.quiet}>
    {maintenance ? <bdi>Maintenance: {maintenance}</bdi> : 'Your role can see this server, but cannot change it.'}
  </p>
);

function ChangeForm({ server, reply, mayAct, mayChange }: ServerCardProps) {
  const { slug, name, privacy, maintenance, isDisabled } = server;
  const isAbout = reply?.about === slug;
  const errors = isAbout ? reply.result?.error : null;
  const sent = (isAbout && reply.intent === 'change' && reply.result?.initialValue) || null;
  const of = (field: string, stored: string) => (sent ? String(sent[field] ?? '') : stored);
  return (
    <StaffForm aria-label={`Change ${name}`}>
      <input type="hidden" name="slug" value={slug} />
      {mayChange ? (
        <div className={layout.twins}>
          <TextField
            id={`${slug}-name`}
            name="name"
            label="Name"
            maxLength={60}
            defaultValue={of('name', name)}
            errors={errors?.['name'] ?? []}
          />
          <PrivacyField id={`${slug}-privacy`} value={of('privacy', privacyName(privacy))} />
        </div>
      ) : null}
      {mayChange ? <EntryFields id={slug} of={(field) => of(field, server[field])} errors={errors} /> : null}
      {mayAct ? (
        <TextField
          id={`${slug}-maintenance`}
          name="maintenance"
          label="Maintenance note"
          hint="With a note the server is in maintenance, and players read the note. Empty ends it."
          defaultValue={of('maintenance', maintenance)}
          maxLength={200}
          errors={errors?.['maintenance'] ?? []}
        />
      ) : null}
      <div className={layout.actions}>
        <button type="submit" name="intent" value="change" className={buttonClass('primary')}>
          Save<span className={visuallyHidden}> {name}</span>
        </button>
        {mayChange ? (
          <button type="submit" name="intent" value={isDisabled ? 'enable' : 'disable'} className={buttonClass()}>
            {isDisabled ? 'Enable' : 'Disable'}
            <span className={visuallyHidden}> {name}</span>
          </button>
        ) : null}
      </div>
    </StaffForm>
  );
}

/** Asks for confirmation like the quick actions of the specification, because players are disconnected. */
function PowerForm({ server: { slug, name }, reply, proofs, nonce }: ServerCardProps) {
  const isMine = reply?.about === slug && (reply.intent === 'restart' || reply.intent === 'stop');
  const errors = isMine ? reply.result?.error : null;
  return (
    <details className={openerClass} open={errors ? true : undefined}>
      <summary>Restart or stop</summary>
      <StaffForm aria-label={`Restart or stop ${name}`}>
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="nonce" value={nonce} />
        <p>Players are disconnected. The agent runs the command that its operator gave it for this.</p>
        <ProofFields id={`${slug}-power`} proofs={proofs} errors={errors} />
        <div className={layout.actions}>
          <button type="submit" name="intent" value="restart" className={buttonClass()}>
            Restart<span className={visuallyHidden}> {name}</span>
          </button>
          <button type="submit" name="intent" value="stop" className={buttonClass()}>
            Stop<span className={visuallyHidden}> {name}</span>
          </button>
        </div>
      </StaffForm>
    </details>
  );
}

function KeyForm({ server: { slug, name }, reply, proofs }: ServerCardProps) {
  const isMine = reply?.about === slug && (reply.intent === 'renew' || reply.intent === 'remove');
  const errors = isMine ? reply.result?.error : null;
  return (
    <details className={openerClass} open={errors ? true : undefined}>
      <summary>New key, or remove the server</summary>
      <StaffForm aria-label={`Key and removal of ${name}`}>
        <input type="hidden" name="slug" value={slug} />
        <p>A new key replaces the old one at once. Removing the server also deletes its history.</p>
        <ProofFields id={slug} proofs={proofs} errors={errors} />
        <div className={layout.actions}>
          <button type="submit" name="intent" value="renew" className={buttonClass()}>
            Make a new key
          </button>
          <button type="submit" name="intent" value="remove" className={buttonClass('danger')}>
            Remove {name}
          </button>
        </div>
      </StaffForm>
    </details>
  );
}
