import type { PopupContent } from '../../lib/popup-message';
import { toPopup } from '../../lib/popup-message';

/**
 * Carries a popup over the redirect that cleans the URL, so that the clean-up needs no JavaScript. It holds nothing
 * that the URL did not show, is plain text of at most 200 characters, and lives for a minute at most.
 */
export const popupCookieName = 'popup';

export const setPopupCookie = (popup: PopupContent) =>
  `${popupCookieName}=${encodeURIComponent(`${popup.type}:${popup.message}`)}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`;

export const clearPopupCookie = `${popupCookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** The waiting popup, or null; a malformed cookie counts as none. */
export function readPopupCookie(cookieHeader: string | null): PopupContent | null {
  const match = /(?:^|;\s*)popup=([^;]+)/.exec(cookieHeader ?? '');
  if (!match?.[1]) return null;
  try {
    const [, type = '', message = ''] = /^([a-z]+):(.*)$/s.exec(decodeURIComponent(match[1])) ?? [];
    return toPopup(type, message);
  } catch {
    return null;
  }
}
