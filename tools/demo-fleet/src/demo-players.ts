import type { GamePlayer } from '@starhaven/contracts/agent';
import { seeded } from './noise';

const names = [
  'Aster',
  'Briar',
  'Cinder',
  'Dahlia',
  'Ember',
  'Fern',
  'Gale',
  'Hazel',
  'Iris',
  'Juniper',
  'Lark',
  'Maple',
];

/** Players of one server that the console page offers. Every other valid number is a player, too. */
const offered = 4;
const firstUid = 10_001;

/** A player who has left comes back within this time. */
const turnMs = 3 * 60_000;

/** A player of a demo server; null when no player has this number. The same number is the same player on every machine. */
export function findDemoPlayer(slug: string, uid: string, nowMs: number): GamePlayer | null {
  if (!/^[1-9]\d{2,14}$/.test(uid)) return null;
  const nickname = names[Math.floor(seeded(slug, uid) * names.length)] ?? 'Aster';
  // Most are always in the game, so that visitors can try commands; every tenth comes and goes, to show what happens to commands then.
  const isRestless = uid.endsWith('4');
  const online = !isRestless || seeded(uid, slug, Math.floor(nowMs / turnMs)) > 0.5;
  return { uid, accountId: uid, nickname, signature: 'Demo player', online };
}

export function demoPlayers(slug: string): { uid: string; nickname: string }[] {
  return Array.from({ length: offered }, (_, index) => {
    const uid = String(firstUid + index);
    return { uid, nickname: findDemoPlayer(slug, uid, 0)?.nickname ?? '' };
  });
}
