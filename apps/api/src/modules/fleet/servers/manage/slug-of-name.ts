import * as v from 'valibot';
import { SlugSchema } from './server-fields';

/** A slug from the words of a server's name; null when no usable character remains. */
export function slugOfName(name: string): string | null {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return v.is(SlugSchema, slug) ? slug : null;
}
