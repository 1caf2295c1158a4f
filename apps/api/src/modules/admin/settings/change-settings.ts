import type { SettingState } from '@starhaven/contracts/admin';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { findSecondFactors } from '../../account';
import { changeSettings as changeSiteSettings } from '../../settings';
import type { SettingChange, SiteSettings } from '../../settings';

export interface StaffChange {
  /** The account that changes them. */
  accountId: number;
  changes: readonly SettingChange[];
}

/** The change of the rule that staff must have a second factor; undefined without one. Staff must confirm again who they are for it. */
export const findFactorRule = (changes: readonly SettingChange[]): SettingChange | undefined =>
  changes.find(({ name }) => name === 'staffNeedSecondFactor');

/**
 * Changes all of these settings or none, and returns them as they are now. Only an administrator who has a second factor may require one of
 * all staff.
 * @throws DomainError invalid-argument for a setting that is named twice, failed-precondition, and those of `changeSiteSettings`
 */
export async function changeSettings(
  tx: Transaction,
  settings: SiteSettings,
  { accountId, changes }: StaffChange,
): Promise<SettingState[]> {
  const names = changes.map(({ name }) => name);
  if (new Set(names).size < names.length)
    throw new DomainError('invalid-argument', 'A setting is named twice.', { field: names[0] });
  if (findFactorRule(changes)?.value === true && (await findSecondFactors(tx, accountId)).length === 0)
    throw new DomainError('failed-precondition', 'Set up a second factor of your own first.');
  await changeSiteSettings(tx, settings, changes);
  return (await settings.list(tx)).filter(({ name }) => names.includes(name));
}
