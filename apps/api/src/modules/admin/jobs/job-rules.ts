import { readImportSubject } from '@starhaven/contracts/admin';
import type { AdminJobKind, AdminPermission } from '@starhaven/contracts/admin';
import { DomainError } from '../../../platform/errors/domain-error';

export interface JobRule {
  permission: AdminPermission;
  /** Staff must confirm again who they are. */
  isDangerous?: boolean;
  /** If left out, the work has no subject, and a sent subject is ignored. */
  isSubject?: (subject: string) => boolean;
}

const isSlug = (subject: string) => /^[a-z\d-]{1,40}$/.test(subject);

/** Who may start each kind of work, and what it works on (docs/behaviour/admin.md#permissions). */
export const jobRules: Record<AdminJobKind, JobRule> = {
  backup: { permission: 'backups.make' },
  rehearsal: { permission: 'backups.restore', isSubject: (name) => name !== '' },
  restore: { permission: 'backups.restore', isDangerous: true, isSubject: (name) => name !== '' },
  'link-check': { permission: 'content' },
  'file-check': { permission: 'content', isSubject: (key) => /^[0-9a-f]{64}$/.test(key) },
  'import-rehearsal': { permission: 'content', isSubject: (subject) => readImportSubject(subject) !== null },
  import: { permission: 'content', isSubject: (subject) => readImportSubject(subject) !== null },
  'server-restart': { permission: 'fleet.change', isDangerous: true, isSubject: isSlug },
  'server-stop': { permission: 'fleet.change', isDangerous: true, isSubject: isSlug },
};

/** The subject of this kind of work; empty: it has none. */
export const subjectOf = (kind: AdminJobKind, sent: string): string => (jobRules[kind].isSubject ? sent : '');

/** @throws DomainError invalid-argument for a subject that this kind of work cannot have */
export function requireJobSubject(kind: AdminJobKind, subject: string): void {
  const { isSubject } = jobRules[kind];
  if (isSubject && !isSubject(subject))
    throw new DomainError('invalid-argument', 'The subject of this job is not valid.', { field: 'subject' });
}
