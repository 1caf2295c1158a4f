import type { BlogDraft } from '@starhaven/contracts/blog';
import { DomainError } from '../../../platform/errors/domain-error';
import type { FieldRule } from '../../../platform/forms/field-rule';
import { visibleLine } from '../../../platform/text/visible-line';
import { maxSlugLength, toSlug } from '../posts/slug';

const kib = 1024;
/** docs/behaviour/blog.md#draft-validation */
const limits = { title: 200, shortContent: 500, thumbnail: 500, contentBytes: 256 * kib, tags: 20, tagLength: 40 };

const required = 'Title, content, short content, and slug are required.';
const requiredFields = ['title', 'content', 'shortContent', 'slug'];

export const draftRules: readonly FieldRule[] = requiredFields.map((name) => ({
  name,
  findFault: (value) => (visibleLine(value) === '' ? required : null),
}));

const lengthOf = (text: string) => [...text].length;

function* faultsOf(draft: BlogDraft): Generator<[field: string, text: string]> {
  const { title, shortContent, content, slug, tags, thumbnail } = draft;
  if (lengthOf(title) > limits.title) yield ['title', `A title has at most ${limits.title} characters.`];
  if (lengthOf(shortContent) > limits.shortContent)
    yield ['shortContent', `A short description has at most ${limits.shortContent} characters.`];
  const bytes = Buffer.byteLength(content);
  if (bytes > limits.contentBytes)
    yield ['content', `The content has ${Math.ceil(bytes / kib)} KiB, at most 256 KiB are possible. Divide the post.`];
  if (lengthOf(slug) > maxSlugLength) yield ['slug', `A slug has at most ${maxSlugLength} characters.`];
  if (/\.\.|[/\\]/.test(slug)) yield ['slug', 'A slug is one part of an address: use letters, digits and hyphens.'];
  if (tags.length > limits.tags) yield ['tags', `A post has at most ${limits.tags} tags.`];
  if (tags.some((tag) => lengthOf(tag) > limits.tagLength))
    yield ['tags', `A tag has at most ${limits.tagLength} characters.`];
  // Browsers resolve `.` and `..` in a path, so the page of such a tag could not be opened.
  if (tags.some((tag) => /^\.+$/.test(visibleLine(tag)))) yield ['tags', 'A tag needs more than dots.'];
  if (thumbnail.length > limits.thumbnail || !/^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)?$/i.test(thumbnail))
    yield ['thumbnail', 'The thumbnail must be an address that begins with https://, http:// or a single slash.'];
}

export interface CheckedDraft {
  title: string;
  content: string;
  shortContent: string;
  slug: string;
  thumbnail: string;
  tags: string[];
  allowsComments: boolean;
  isIndexed: boolean;
}

/** The fields of a form as they are stored, without the state. @throws DomainError invalid-argument with the field */
export function checkDraft(draft: BlogDraft): CheckedDraft {
  for (const [field, text] of faultsOf(draft)) throw new DomainError('invalid-argument', text, { field });
  const title = visibleLine(draft.title);
  return {
    title,
    // The text exactly as it was written, except NUL, which cannot be stored.
    content: draft.content.replaceAll('\0', ''),
    shortContent: visibleLine(draft.shortContent),
    slug: toSlug(draft.slug, title),
    thumbnail: draft.thumbnail.trim(),
    tags: draft.tags.map(visibleLine).filter((tag) => tag !== ''),
    allowsComments: draft.comment,
    isIndexed: draft.index,
  };
}
