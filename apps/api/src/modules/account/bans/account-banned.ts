import { DomainError } from '../../../platform/errors/domain-error';
import type { BanRow } from './find-ban';

/** The error that the owner of a banned account gets at the login (docs/behaviour/admin.md#bans). */
export function accountBanned(ban: Pick<BanRow, 'reason' | 'until'> | null, appealAddress: string): DomainError {
  const reason = ban?.reason.replace(/[.\s]+$/, '') ?? '';
  const end = ban?.until ? ban.until.toISOString().slice(0, 16).replace('T', ' ') : '';
  const parts = [
    reason === '' ? 'This account is banned.' : `This account is banned: ${reason}.`,
    ...(end === '' ? [] : [`The ban ends on ${end} UTC.`]),
    ...(appealAddress === '' ? [] : [`You can appeal at ${appealAddress}.`]),
  ];
  return new DomainError('login-refused', parts.join(' '));
}
