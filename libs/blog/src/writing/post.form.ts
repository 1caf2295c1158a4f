import * as v from 'valibot';
import { dotsText, hasTagOfDots } from './tag-fault';

export const requiredText = 'Title, content, short content, and slug are required.';

const required = (name: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => text.trim() !== '', `${name} is required.`),
  );

/** Used by browser and server (docs/behaviour/blog.md#draft-validation). The values are read by `readValues`. */
export const PostFormSchema = v.object({
  title: required('Title'),
  content: required('Content'),
  shortContent: required('Short description'),
  slug: required('Slug'),
  tags: v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => !hasTagOfDots(text), dotsText),
  ),
});

/** The schema for buttons that save nothing. */
export const AnyFormSchema = v.looseObject({});
