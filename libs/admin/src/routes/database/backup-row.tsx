import { Form } from '@remix-run/react';
import type { Backup } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { LocalTime, buttonClass, formatFileSize, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import { Badge } from '../../components/badge/badge';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { ProofFields } from '../../components/proof-fields/proof-fields';
import { StaffForm } from '../../components/staff-form/staff-form';
import type { DatabaseReplyFields } from './database.route.server';

const kinds: Record<Backup['kind'], string> = {
  hourly: 'Planned',
  manual: 'By hand',
  'before-migration': 'Before a migration',
  'before-restore': 'Before a restore',
};

export interface BackupRowProps {
  backup: Backup;
  reply: (FormReply & DatabaseReplyFields) | undefined;
  nonce: string;
  proofs: readonly ('password' | 'code')[];
  mayMake: boolean;
  mayRestore: boolean;
}

/** One backup with its actions (docs/behaviour/admin.md#database). */
export function BackupRow(props: BackupRowProps) {
  const { backup, nonce, mayMake, mayRestore } = props;
  const { name, kind, madeAt, bytes, isPinned } = backup;
  return (
    <li>
      <div className={layout.line}>
        <div>
          <p className={layout.title}>
            <LocalTime time={madeAt} />
            <Badge>{kinds[kind]}</Badge>
            {isPinned ? <Badge tone="ok">Pinned</Badge> : null}
          </p>
          <p className={layout.small}>
            {formatFileSize(bytes)}, {name}
          </p>
        </div>
        {mayMake || mayRestore ? (
          <StaffForm className={layout.actions}>
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="nonce" value={nonce} />
            {mayMake ? (
              <button type="submit" name="intent" value={isPinned ? 'unpin' : 'pin'} className={buttonClass()}>
                {isPinned ? 'Unpin' : 'Pin'}
                <span className={visuallyHidden}> {name}</span>
              </button>
            ) : null}
            {mayRestore ? (
              <button type="submit" name="intent" value="rehearse" className={buttonClass()}>
                Rehearse a restore<span className={visuallyHidden}> of {name}</span>
              </button>
            ) : null}
          </StaffForm>
        ) : null}
      </div>
      {mayRestore ? <Dangerous {...props} /> : null}
    </li>
  );
}

/** The actions that need a proof. Each form has its own proof field, because the download is sent to another route. */
function Dangerous({ backup: { name, isPinned }, reply, nonce, proofs }: BackupRowProps) {
  const errors = reply?.about === name ? reply.result?.error : null;
  return (
    <div className={layout.openers}>
      <details className={openerClass} open={errors ? true : undefined}>
        <summary>
          Restore or delete<span className={visuallyHidden}> {name}</span>
        </summary>
        <StaffForm>
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="nonce" value={nonce} />
          <p>
            A restore first runs a rehearsal and backs up the current data; then it replaces the data. Accounts that are
            younger than the backup are lost.
          </p>
          <ProofFields id={`restore-${name}`} proofs={proofs} errors={errors} />
          <div className={layout.actions}>
            <button type="submit" name="intent" value="restore" className={buttonClass()}>
              Restore this backup
            </button>
            {isPinned ? null : (
              <button type="submit" name="intent" value="remove" className={buttonClass('danger')}>
                Delete this backup
              </button>
            )}
          </div>
        </StaffForm>
      </details>
      <details className={openerClass}>
        <summary>
          Download<span className={visuallyHidden}> {name}</span>
        </summary>
        {/* The answer is a file, and only the browser itself can save it. */}
        <Form method="post" action="/admin/database/download" reloadDocument className={layout.form}>
          <input type="hidden" name="name" value={name} />
          <p>The file holds everything, with addresses and password hashes. Keep it where nobody else can read it.</p>
          <ProofFields id={`download-${name}`} proofs={proofs} errors={null} />
          <div>
            <button type="submit" name="intent" value="download" className={buttonClass()}>
              Download this backup
            </button>
          </div>
        </Form>
      </details>
    </div>
  );
}
