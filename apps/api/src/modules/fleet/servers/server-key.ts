import { newKey } from '../../../platform/secrets/keys';

/** A new key of a game server's agent: 256 random bits, shown once. */
export function newServerKey(): string {
  return `shk_${newKey()}`;
}
