import { hash, parseOptions, verify } from '@node-rs/argon2';
import { WorkLimiter } from '../../../platform/work/work-limiter';
import { passwordCost } from './password-cost';

/** Longer passwords are refused, never truncated. */
export const passwordMaxBytes = 1024;

// Hashing shares its thread pool with file access and DNS lookups: a flood of logins must leave threads for them
// (docs/security.md#passwords).
const limiter = new WorkLimiter({ maxRunning: 4, maxWaiting: 100 });

/** Matches no password and costs the same as a real hash. */
function dummyHash(): string {
  const { memoryCost, timeCost, parallelism } = passwordCost;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
}

/**
 * The bytes to hash: in NFC, as RFC 8265 §4.2.2 requires, because keyboards encode the same letters in different ways. null when there are
 * too many bytes.
 */
function bytesOf(password: string): Buffer | null {
  const bytes = Buffer.from(password.normalize('NFC'), 'utf8');
  return bytes.length <= passwordMaxBytes ? bytes : null;
}

/** True for a password that `hashPassword` accepts. */
export function isHashable(password: string): boolean {
  return bytesOf(password) !== null;
}

/** argon2id in its standard text form. @throws DomainError unavailable when too many wait; RangeError beyond `passwordMaxBytes` */
export async function hashPassword(password: string): Promise<string> {
  const bytes = bytesOf(password);
  if (bytes === null) throw new RangeError(`A password has at most ${passwordMaxBytes} bytes.`);
  return limiter.run(() => hash(bytes, passwordCost));
}

/**
 * Whether the password matches `passwordHash`. Without a hash (no such account, no password) the answer is false after the same work, so
 * that timing does not reveal which accounts exist.
 * @throws DomainError unavailable when too many wait
 */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const bytes = bytesOf(password);
  const isRight = await limiter.run(() => verify(passwordHash ?? dummyHash(), bytes ?? Buffer.alloc(1)));
  return isRight && bytes !== null && passwordHash !== null;
}

/** True when the hash has other costs than the current ones. */
export function needsRehash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return (
    memoryCost !== passwordCost.memoryCost ||
    timeCost !== passwordCost.timeCost ||
    parallelism !== passwordCost.parallelism
  );
}
