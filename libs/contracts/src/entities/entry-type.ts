import * as v from 'valibot';
import { webEntryType } from './social-login';

/**
 * Where the visitor comes from: `web`, which is meant when nothing is said, or a word containing `ingame`
 * (docs/behaviour/login.md#entry-types).
 */
export const EntryTypeSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim() || webEntryType),
  ),
  webEntryType,
);
