import { num, one, Refusal } from '../../turn';
import type { Deed } from '../../turn';

const kickedMs = 30_000;
const rogueOf = (id: string) => (id === '-1' ? 'all blessings' : `blessing ${id}`);

/** Danheng: missions, the Simulated Universe, scenes and the server's own texts. */
export const danhengProgress: Readonly<Record<string, Deed>> = {
  'mission-pass'({ player }) {
    const running = player.quests.list().filter(([, state]) => state === 'running');
    for (const [id] of running) player.quests.set(id, 'finished');
    return `Passed ${running.length} running missions!`;
  },
  'mission-finish'(turn) {
    turn.player.quests.set(one(turn, 'id'), 'finished');
    return `Finished sub mission ${one(turn, 'id')}!`;
  },
  'mission-finish-main'(turn) {
    turn.player.quests.set(one(turn, 'id'), 'finished');
    return `Finished main mission ${one(turn, 'id')}!`;
  },
  'mission-reaccept'(turn) {
    turn.player.quests.set(one(turn, 'id'), 'running');
    return `Accepted main mission ${one(turn, 'id')} again!`;
  },
  'mission-running'({ player }) {
    const running = player.quests.list().filter(([, state]) => state === 'running');
    if (running.length === 0) return 'No running missions.';
    return `Running missions: ${running
      .map(([id]) => id)
      .join(', ')
      .slice(0, 1_000)}`;
  },
  'rogue-money'(turn) {
    const total = Number(turn.player.settings.get('rogue money') ?? 0) + num(turn, 'n', 1);
    turn.player.settings.set('rogue money', String(total));
    return `Player gained ${one(turn, 'n')} cosmic fragments, ${total} in total!`;
  },
  'rogue-buff': (turn) => `Player gained ${rogueOf(one(turn, 'id'))}!`,
  'rogue-enhance': (turn) => `Player enhanced ${rogueOf(one(turn, 'id'))}!`,
  'rogue-miracle': (turn) => `Player gained curio ${one(turn, 'id')}!`,
  'rogue-unstuck': () => 'Player left the Simulated Universe!',
  'raid-leave': () => 'Left the raid!',
  'scene-cur': ({ player }) => `Current entry ${player.scene}, position ${player.position.join(', ')}.`,
  'scene-reload': ({ player }) => `Reloaded scene ${player.scene}!`,
  'scene-change'(turn) {
    [turn.player.scene, turn.player.monsters] = [one(turn, 'id'), 0];
    return `Entered scene ${turn.player.scene}!`;
  },
  'scene-unlock-all': ({ player }) => `Unlocked all props of scene ${player.scene}!`,
  'scene-prop': (turn) =>
    `Prop ${one(turn, 'prop')} of group ${one(turn, 'group')} set to state ${one(turn, 'state')}!`,
  'scene-remove': (turn) => `Removed entity ${one(turn, 'id')}!`,
  'scene-reset': (turn) => `Reset floor ${one(turn, 'id')}!`,
  'unlock-all'(turn) {
    turn.player.settings.set(`all ${one(turn, 'kind')}`, 'unlocked');
    turn.player.awayUntilMs = turn.nowMs + kickedMs;
    return `Unlocked all ${one(turn, 'kind')}! Please log in again.`;
  },
  'set-level'(turn) {
    turn.player.level = num(turn, 'lv', 1);
    return `Set player level to ${turn.player.level}!`;
  },
  help(turn) {
    const name = one(turn, 'name');
    if (name === '')
      return 'Commands: give, giveall, relic, avatar, hero, lineup, mission, rogue, raid, scene, unlockall, setlevel';
    if (!/^[a-z]{1,20}$/i.test(name)) throw new Refusal('Command not found!');
    return `/${name}: the command list of the site shows its arguments.`;
  },
  kick(turn) {
    turn.player.awayUntilMs = turn.nowMs + kickedMs;
    return `Player ${turn.uid} has been kicked!`;
  },
  mail: (turn) => `Mail "${one(turn, 'title')}" from ${one(turn, 'sender')} sent, valid for ${one(turn, 'days')} days!`,
};
