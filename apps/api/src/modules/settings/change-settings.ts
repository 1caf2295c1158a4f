import { isSecretSetting, siteSettings, storedSecret } from '@starhaven/contracts/admin';
import type { SettingName } from '@starhaven/contracts/admin';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../../platform/database/transaction-retry';
import { DomainError } from '../../platform/errors/domain-error';
import type { SiteSettings } from './site-settings-store';
import { siteSetting } from './tables';

export interface SettingChange {
  name: SettingName;
  value: unknown;
  /** The version that the caller saw; 0: the setting had its default. */
  version: number;
}

function parse({ name, value }: SettingChange): unknown {
  const { schema, title } = siteSettings[name];
  if (isSecretSetting(name) && value === storedSecret)
    throw new DomainError('invalid-argument', `${title}: Enter the secret itself, or nothing.`, { field: name });
  const result = v.safeParse<v.GenericSchema>(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw new DomainError('invalid-argument', `${title}: ${result.issues[0].message}.`, { field: name });
}

/** Stores one value; false when another value was stored since the caller read it. The same value again, as a double click sends it, is no conflict. */
async function store(tx: Transaction, { name, version }: SettingChange, value: unknown): Promise<boolean> {
  const changed =
    version === 0
      ? await tx.insert(siteSetting).values({ name, value }).onConflictDoNothing().returning({ name: siteSetting.name })
      : await tx
          .update(siteSetting)
          .set({ value, version: sql`${siteSetting.version} + 1`, changedAt: sql`now()` })
          .where(and(eq(siteSetting.name, name), eq(siteSetting.version, version)))
          .returning({ name: siteSetting.name });
  if (changed.length > 0) return true;
  const same = and(eq(siteSetting.name, name), eq(siteSetting.value, value));
  return (await tx.select({ name: siteSetting.name }).from(siteSetting).where(same)).length > 0;
}

/**
 * Changes all of these settings or none (docs/behaviour/admin.md#two-tabs).
 * @throws DomainError invalid-argument with the setting; failed-precondition for one that the environment decides; aborted with the
 * settings that were changed since
 */
export async function changeSettings(
  tx: Transaction,
  settings: SiteSettings,
  changes: readonly SettingChange[],
): Promise<void> {
  const values = changes.map((change) => [change, settings.toStored(change.name, parse(change))] as const);
  for (const { name } of changes) {
    if (settings.isGiven(name))
      throw new DomainError(
        'failed-precondition',
        `${siteSettings[name].title} is set in the environment, and cannot be changed here.`,
      );
  }
  const late: string[] = [];
  for (const [change, value] of values) if (!(await store(tx, change, value))) late.push(change.name);
  if (late.length > 0)
    throw new DomainError('aborted', 'This has changed since you opened it. Look at the new value, then try again.', {
      changed: late,
    });
}
