import type { CharacterClaim } from '@starhaven/contracts/account';
import type { SocialProvider } from '@starhaven/contracts/session';
import type { FormReply } from '@starhaven/ui-kit';

/** The forms of the overview. */
export type AccountIntent =
  | 'add-address'
  | 'remove-address'
  | 'open-to-all'
  | 'make-code'
  | 'choose-code'
  | 'turn-code-off'
  | 'redeem'
  | 'earn-points'
  | 'check-in'
  | 'show-token'
  | 'refresh-all'
  | 'search-player'
  | 'get-code'
  | 'claim-character'
  | 'prove-character'
  | 'release-character'
  | 'link-social'
  | 'unlink-social';

/** The overview's fields in a reply, in addition to those of every form. */
export interface AccountReplyFields {
  /** Until when every address may log in, unix seconds; 0 = no such period was started. */
  openUntil: number;
  /** The access code that was made or chosen; null = the form did not ask for one. */
  accessCode: string | null;
  /** The session key, for an admin who asked for it; null for everybody else. */
  token: string | null;
  /** The host's page where points are earned; null = the form did not ask for it. */
  pointsLink: string | null;
  /** The code to enter in the game, or to look for in the game's mail. */
  gameCode: { serverId: string; code: string; isMail: boolean } | null;
  /** The proof of a character that waits for its code; null = none. */
  claim: ShownClaim | null;
  /** The provider to which the page now leads, to link its login; null = none. */
  leaveFor: SocialProvider | null;
  /** The server on which a search for the player has started; '' = none. */
  searchedServer: string;
  /** The server that accepts no search until `waitUntilSeconds`; '' = none. */
  blockedServer: string;
}

/** An open proof with its server. */
export interface ShownClaim extends CharacterClaim {
  serverId: string;
}

export const accountReplyDefaults: AccountReplyFields = {
  openUntil: 0,
  accessCode: null,
  token: null,
  pointsLink: null,
  gameCode: null,
  claim: null,
  leaveFor: null,
  searchedServer: '',
  blockedServer: '',
};

export type AccountReply = FormReply<AccountIntent> & AccountReplyFields;
