import { createHmac } from 'node:crypto';
import { playerStatusOf } from './characters/player-status';
import type { PlayerStatus } from './characters/player-status';
import type { Account, PlayerEntry } from '@starhaven/contracts/account';
import { maskAddress } from '../../lib/mask-address';

/** An entry of the address list; `id` stands for the address, which is masked until the visitor asks for it. */
export interface ShownAddress {
  id: string;
  text: string;
}

/** The account as the overview shows it: without the session key, and with hidden values only after the visitor asks for them. */
export interface ShownAccount extends Pick<
  Account,
  'name' | 'username' | 'role' | 'point' | 'third_login' | 'expiredlogin' | 'expiredtoken' | 'roleExpired'
> {
  uid: string;
  hasEmail: boolean;
  /** Empty until the visitor asks for it. */
  email: string;
  isEmailVerified: boolean;
  /** Also true on a host that does not say whether a web password is set. */
  hasPassword: boolean;
  hasAccessCode: boolean;
  /** Empty until the visitor asks for it. */
  accessCode: string;
  addresses: ShownAddress[];
  /**
   * What the address list does for this account. On our own host, an account with a web password needs the password for every login, so its
   * list is `unused`.
   */
  listRule: 'opens' | 'unused' | 'only-way';
  /** Until when every address may log in, unix seconds; 0 = only listed addresses may, or the host does not send it. */
  openUntil: number;
  /** When the account will be deleted, unix seconds; 0 = it stays. */
  deletionAt: number;
}

/** A character of the overview. */
export interface ShownCharacter {
  serverId: string;
  server: string;
  game: number;
  apiGame: string;
  status: PlayerStatus;
  retcode: number;
  message: string;
  /** Unix seconds until which the server accepts no search; 0 = not blocked. */
  blockedUntil: number;
  player: { uid: string; accountId: string; nickname: string; signature: string } | null;
}

/** The hidden values that the visitor asked to see, read from the page's address. */
export interface Revealed {
  email: boolean;
  code: boolean;
  ips: boolean;
}

export function toShownAccount(account: Account, revealed: Revealed, sessionKey: string): ShownAccount {
  const { name, username, role, point, third_login, expiredlogin, expiredtoken, roleExpired } = account;
  return {
    ...{ name, username, role, point, third_login, expiredlogin, expiredtoken, roleExpired },
    uid: account._id,
    hasEmail: account.email !== '',
    email: revealed.email ? account.email : '',
    isEmailVerified: account.verifyEmail !== 0,
    hasPassword: account.password_web !== false,
    hasAccessCode: account.tokenAPI !== '',
    accessCode: revealed.code ? account.tokenAPI : '',
    addresses: account.iplock.map((ip) => ({
      id: addressId(sessionKey, ip),
      text: revealed.ips ? ip : maskAddress(ip),
    })),
    listRule: listRuleOf(account),
    openUntil: account.extras?.openUntil ?? 0,
    deletionAt: account.extras?.deletionAt ?? 0,
  };
}

/** See docs/decisions/0022. How another host uses its list is unknown, so it is treated as in the specification: it permits the login. */
function listRuleOf(account: Account): ShownAccount['listRule'] {
  if (account.extras === undefined) return 'opens';
  return account.password_web ? 'unused' : 'only-way';
}

/** Stands for an address in a form, so that a page with masked addresses does not contain them. */
export const addressId = (sessionKey: string, ip: string) =>
  createHmac('sha256', sessionKey).update(ip).digest('base64url').slice(0, 16);

export function toShownCharacter({ server, player }: PlayerEntry): ShownCharacter {
  return {
    serverId: server.id,
    server: server.title || server.id,
    game: server.type_game,
    apiGame: server.api_game ?? '',
    status: playerStatusOf(player.retcode),
    retcode: player.retcode,
    message: player.message,
    blockedUntil: player.timestamp,
    player: player.data,
  };
}
