import { titleMax } from '../../together/ask/ask-paths';

/** The title that an address proposes, as one line. */
export const readTitle = (search: URLSearchParams): string =>
  [...(search.get('title') ?? '').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()].slice(0, titleMax).join('');
