import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { refuseOverLimit } from '../../platform/limits/refuse-over-limit';
import { storePicture } from './store-picture';
import type { UploadsContext } from './uploads-context';

/**
 * Receives a picture of an account and stores it. `receive` writes it into the file, which is deleted afterwards.
 * @returns the id of the picture
 * @throws DomainError rate-limited, invalid-argument; StoreFullError, StoreUnavailableError; the errors of `receive`
 */
export async function uploadBlogImage(
  context: UploadsContext,
  accountId: number,
  receive: (file: string) => Promise<void>,
): Promise<string> {
  await refuseOverLimit(context.sent, String(accountId));
  const file = path.join(context.incomingFolder, `${randomUUID()}.upload`);
  try {
    await receive(file);
    return await storePicture(context, { file, accountId });
  } finally {
    await rm(file, { force: true });
  }
}
