import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import type { FindPersonalData } from '../account';
import { fileNameOf, picturesPath } from './picture-files';
import { uploadedPicture } from './tables';

/** The pictures that an account sent, for its export (docs/behaviour/account.md#export). */
export const findUploadsData =
  (db: Drizzle): FindPersonalData =>
  async (accountId) => {
    const rows = await db
      .select()
      .from(uploadedPicture)
      .where(eq(uploadedPicture.accountId, accountId))
      .orderBy(asc(uploadedPicture.createdAt));
    return {
      pictures: rows.map(({ id, width, height, createdAt }) => ({
        path: `${picturesPath}/${fileNameOf(id, 'original')}`,
        width,
        height,
        sentAt: toUnixSeconds(createdAt),
      })),
    };
  };
