import { mailChoices, notificationKinds } from '@starhaven/contracts/notifications';
import * as v from 'valibot';
import { mailField, siteField } from './field-names';

/** Unix seconds: `time` of the newest entry that was shown. */
export const ReadAllSchema = v.object({ upTo: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)) });

export const ReadOneSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/** Two fields for each kind. */
export const ChoicesSchema = v.object(
  Object.fromEntries(
    notificationKinds.flatMap((kind) => [
      [siteField(kind), v.optional(v.string(), '')],
      [mailField(kind), v.picklist(mailChoices, 'Please choose one')],
    ]),
  ),
);

/** The server or incident that the member stops following. */
export const LeaveStatusSchema = v.object({
  kind: v.picklist(['server', 'incident']),
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
});

export const TagSchema = v.object({
  tag: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('Please enter a tag'),
    v.maxLength(40, 'A tag has at most 40 characters'),
  ),
});

/** A tag to follow: one that a question can have (docs/behaviour/ask.md#limits-of-texts), whose form separates tags by commas. */
export const NewTagSchema = v.object({
  tag: v.pipe(
    TagSchema.entries.tag,
    v.check((tag) => !tag.includes(','), 'A tag has no comma. Please follow one tag at a time.'),
  ),
});
