import type { MessageType } from '@starhaven/ui-kit';

export interface PopupContent {
  type: MessageType;
  title: string;
  message: string;
}

const titles: Record<MessageType, string> = { ok: 'Success', warn: 'Warning', error: 'Error', info: 'Information' };

const isMessageType = (type: string): type is MessageType => Object.hasOwn(titles, type);

/** Longer texts are cut, so that a link cannot fill the page with its own text. */
const maxMessageLength = 200;

/** The popup that a URL requests, or null: `send=popup` with a known type and a message (docs/behaviour/site.md#popup-messages). */
export function readPopup(search: URLSearchParams): PopupContent | null {
  if (search.get('send') !== 'popup') return null;
  return toPopup(search.get('type'), search.get('message'));
}

/** True if a URL requests a popup, also one that shows nothing: `send=popup` with a type and a message. */
export const asksForPopup = (search: URLSearchParams): boolean =>
  search.get('send') === 'popup' && search.has('type') && search.has('message');

/** Makes a popup with the specification's title from type and message; underscores become spaces. */
export function toPopup(type: string | null, message: string | null): PopupContent | null {
  const text = (message ?? '').replaceAll('_', ' ').trim();
  if (type === null || !isMessageType(type) || text === '') return null;
  return {
    type,
    title: titles[type],
    message: [...text].slice(0, maxMessageLength).join(''),
  };
}

/**
 * The same path and query without the three parameters of a popup. Extra slashes are removed from a path that a browser would read as a
 * host (`//evil.test`).
 */
export function withoutPopup(url: URL): string {
  const search = new URLSearchParams(url.search);
  for (const name of ['send', 'type', 'message']) search.delete(name);
  const query = search.toString();
  const path = url.pathname.replace(/^[/\\]{2,}/, '/');
  return `${path}${query ? `?${query}` : ''}`;
}
