import * as v from 'valibot';
import { WireTextSchema } from '../../protocol/wire/wire';

/**
 * The author of a question, an answer or a post. `uid` is the account's UID, `avatar` a URL; each is empty when absent
 * (docs/behaviour/blog.md#owner).
 */
export const OwnerSchema = v.pipe(
  v.nullish(v.object({ uid: WireTextSchema, username: WireTextSchema, avatar: WireTextSchema }), {}),
  v.transform(({ uid = '', username = '', avatar = '' }) => ({ uid, username, avatar })),
);
export type Owner = v.InferOutput<typeof OwnerSchema>;
