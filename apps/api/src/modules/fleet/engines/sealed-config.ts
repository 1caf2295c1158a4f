import * as v from 'valibot';
import { deriveKey } from '../../../platform/secrets/derive-key';
import { seal, unseal } from '../../../platform/secrets/secret-box';

const ConfigSchema = v.record(v.string(), v.unknown());

/** The key that encrypts addresses and secrets of engines. */
export function engineConfigKey(accountSecret: string): Buffer {
  return deriveKey(accountSecret, 'game engine settings');
}

export function sealEngineConfig(config: Record<string, unknown>, key: Buffer): string {
  return seal(JSON.stringify(config), key);
}

/** @throws when it was encrypted with another ACCOUNT_SECRET */
export function unsealEngineConfig(sealed: string, key: Buffer): Record<string, unknown> {
  return v.parse(ConfigSchema, JSON.parse(unseal(sealed, key)));
}
