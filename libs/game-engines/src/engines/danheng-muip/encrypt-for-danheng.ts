import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { EngineError } from '../../engine/engine-error';

/** PKCS #1 v1.5 adds at least 11 bytes (RFC 8017 §7.2.1). */
const paddingBytes = 11;

/** @throws EngineError if the server sent no RSA key */
export function readPublicKey(pem: string): KeyObject {
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // The error is reported below.
  }
  throw new EngineError('shape', 'the session has no RSA key');
}

/** Whether the text fits into one block; the server reads only one. */
export function fitsDanheng(key: KeyObject, text: string): boolean {
  const blockBytes = (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  return Buffer.byteLength(text, 'utf8') <= blockBytes - paddingBytes;
}

/** Encrypted with RSA-PKCS1, in base64. */
export function encryptForDanheng(key: KeyObject, text: string): string {
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text, 'utf8')).toString('base64');
}
