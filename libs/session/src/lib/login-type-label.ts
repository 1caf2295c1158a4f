import type { LoginType } from '@starhaven/contracts/session';

const labels: Record<string, string | undefined> = {
  login_web_normal: 'Web Login',
  login_game: 'Game Login',
  login_api: 'API Login',
} satisfies Record<LoginType, string>;

/** Returns the spec's label; other types are upper-cased without their prefix `login_` (docs/behaviour/account.md#login-type-labels). */
export function loginTypeLabel(type: string): string {
  // An own-property check: the type comes from a host and could be "constructor".
  return (Object.hasOwn(labels, type) && labels[type]) || type.replace(/^login_/, '').toUpperCase();
}
