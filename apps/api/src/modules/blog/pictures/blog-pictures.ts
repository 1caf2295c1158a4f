import type { Drizzle } from '../../../platform/database/database';
import { findPicturesIn } from '../../uploads';
import type { PicturePlace, PictureUse } from '../../uploads';

const columns = ['content', 'short_content', 'thumbnail'];
const places: readonly PicturePlace[] = [
  { table: 'blog_post', key: 'id', columns },
  { table: 'blog_version', key: 'post_id', columns },
];

/** The pictures that posts and their kept versions name: of every state, and of deleted posts for as long as they can come back. */
export const blogPictures = (db: Drizzle): PictureUse => ({
  name: 'blog',
  findUsed: (ids) => findPicturesIn(db, places, ids),
});
