import { hash, parseOptions, verify } from '@node-rs/argon2';
import { WorkLimiter } from '../../../platform/work/work-limiter';

/** argon2id as OWASP asks for at least (docs/security.md#passwords); memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer ones are refused, never cut off. */
export const passwordMaxBytes = 1024;

// Hashing shares its threads with files and names of hosts: a flood of logins must leave room for them (docs/security.md#passwords).
const limiter = new WorkLimiter({ maxRunning: 4, maxWaiting: 100 });

/** Belongs to no password, costs what a real one costs. */
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * The bytes that are hashed: in NFC, as RFC 8265 §4.2.2 says, because keyboards write the same letters in different ways.
 * null when they are too many.
 */
function bytesOf(password: string): Buffer | null {
  const bytes = Buffer.from(password.normalize('NFC'), 'utf8');
  return bytes.length <= passwordMaxBytes ? bytes : null;
}

/** True for a password that `hashPassword` takes. */
export function isHashable(password: string): boolean {
  return bytesOf(password) !== null;
}

/** argon2id in its standard text form. @throws Refusal 503 when too many wait; RangeError beyond `passwordMaxBytes` */
export async function hashPassword(password: string): Promise<string> {
  const bytes = bytesOf(password);
  if (bytes === null) throw new RangeError(`A password has at most ${passwordMaxBytes} bytes.`);
  return limiter.run(() => hash(bytes, cost));
}

/**
 * Whether it is the password of `passwordHash`. Without a hash (no such account, no password) it is not, after the same
 * work, so that the time tells nobody which accounts exist. @throws Refusal 503 when too many wait
 */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const bytes = bytesOf(password);
  const isRight = await limiter.run(() => verify(passwordHash ?? dummyHash, bytes ?? Buffer.alloc(1)));
  return isRight && bytes !== null && passwordHash !== null;
}

/** True when the hash was made with other costs than today's. */
export function needsRehash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}
