import type { GamePlayer } from '@starhaven/contracts/agent';

/** Characters that PostgreSQL does not store, or that change the direction of the text around them or hide in it. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

const cut = (text: string | undefined, maxLength: number) =>
  [...(text ?? '').replace(unwanted, '').trim()].slice(0, maxLength).join('');

/** The texts of a player in the form in which they are stored: untrusted, so shown only as plain text and never part of a command. */
export const namesOf = ({ nickname, signature, accountId }: Partial<GamePlayer>) => ({
  nickname: cut(nickname, 64),
  signature: cut(signature, 200),
  gameAccountId: cut(accountId, 64),
});
