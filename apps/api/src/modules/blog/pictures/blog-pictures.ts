import type { Drizzle } from '../../../platform/database/database';
import { findPicturesIn } from '../../uploads';
import type { PicturePlace, PictureUse } from '../../uploads';

const columns = ['content', 'short_content', 'thumbnail'];
const places: readonly PicturePlace[] = [
  { table: 'blog_post', key: 'id', columns },
  { table: 'blog_version', key: 'post_id', columns },
];

/** The pictures in posts and their stored versions: in every state, and in deleted posts as long as they can be restored. */
export const blogPictures = (db: Drizzle): PictureUse => ({
  name: 'blog',
  findUsed: (ids) => findPicturesIn(db, places, ids),
});
