import * as v from 'valibot';
import { webEntryType } from './social-login';

/** The origin of the visit: `web` (the default), or a word that contains `ingame` (docs/behaviour/login.md#entry-types). */
export const EntryTypeSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim() || webEntryType),
  ),
  webEntryType,
);
