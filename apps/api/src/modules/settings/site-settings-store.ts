import { isSecretSetting, settingNames, siteSettings, storedSecret } from '@starhaven/contracts/admin';
import type { SecretName, SettingName, SettingState, SettingValue } from '@starhaven/contracts/admin';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Drizzle } from '../../platform/database/database';
import { deriveKey } from '../../platform/secrets/derive-key';
import { seal, unseal } from '../../platform/secrets/secret-box';
import { restartSettings, settingVariables } from './setting-sources';
import type { GivenSettings } from './setting-sources';
import { siteSetting } from './tables';

interface Versions {
  current: (topic: string) => Promise<string>;
}

/** The settings of the site: from the environment, else from the database, else their defaults (docs/behaviour/admin.md#settings). */
export class SiteSettings {
  private readonly key: Buffer | null;
  private kept: { version: string; states: Promise<SettingState[]> } | null = null;

  constructor(
    private readonly db: Drizzle,
    private readonly versions: Versions,
    private readonly given: GivenSettings,
    /** The key that encrypts secrets is derived from it. Without it, secrets can be neither read nor stored. */
    accountSecret?: string,
  ) {
    this.key = accountSecret === undefined ? null : deriveKey(accountSecret, 'secret settings');
  }

  /** The current value. Reads the database only after a change. */
  async get<Name extends SettingName>(name: Name): Promise<SettingValue<Name>> {
    const state = (await this.all()).find((setting) => setting.name === name);
    // `list` parsed the value with the schema of this setting, or took its default.
    return state?.value as SettingValue<Name>;
  }

  /** A secret; null: none is stored, or it was stored with another ACCOUNT_SECRET. All other methods return `storedSecret` instead. */
  async findSecret(name: SecretName): Promise<string | null> {
    const [row] = await this.db.select().from(siteSetting).where(eq(siteSetting.name, name));
    if (this.key === null || typeof row?.value !== 'string' || row.value === '') return null;
    try {
      return unseal(row.value, this.key);
    } catch {
      return null;
    }
  }

  /** When one of them was last stored; null: all have their defaults. */
  async findChangeTime(names: readonly SettingName[]): Promise<Date | null> {
    const rows = await this.db
      .select()
      .from(siteSetting)
      .where(inArray(siteSetting.name, [...names]));
    const times = rows.map(({ changedAt }) => changedAt.getTime());
    return times.length === 0 ? null : new Date(Math.max(...times));
  }

  /** A value in the form in which it is stored. */
  toStored(name: SettingName, value: unknown): unknown {
    if (!isSecretSetting(name) || value === '') return value;
    if (this.key === null || typeof value !== 'string') throw new Error('Secrets cannot be stored without a key.');
    return seal(value, this.key);
  }

  /** Whether the environment decides this setting. */
  isGiven(name: SettingName): boolean {
    return this.given[name] !== undefined;
  }

  /** All settings, at most as old as the newest change that was announced. */
  async all(): Promise<SettingState[]> {
    const version = await this.versions.current('site');
    if (this.kept?.version === version) return this.kept.states;
    const states = this.list();
    const kept = { version, states };
    this.kept = kept;
    // A failed read is not cached.
    states.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    return states;
  }

  /** Call it after a change on this server, so that its next read shows the change before the database has announced it. */
  forget(): void {
    this.kept = null;
  }

  /** All settings as the database has them now, also within a transaction. */
  async list(db: Pick<Drizzle, 'select'> = this.db): Promise<SettingState[]> {
    const stored = new Map((await db.select().from(siteSetting)).map((row) => [row.name, row]));
    return settingNames.map((name) => {
      const { schema, fallback } = siteSettings[name];
      const row = stored.get(name);
      const given = this.given[name];
      const shown = isSecretSetting(name) && row && row.value !== '' ? storedSecret : row?.value;
      const parsed = row ? v.safeParse(schema, shown) : null;
      const isStored = parsed?.success === true;
      return {
        name,
        value: given ? given.value : isStored ? parsed.output : fallback,
        source: given ? 'environment' : isStored ? 'database' : 'default',
        variable: given?.variable ?? settingVariables[name] ?? '',
        needsRestart: restartSettings.has(name),
        version: row?.version ?? 0,
      };
    });
  }
}
