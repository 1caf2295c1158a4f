import { one } from '../../turn';
import type { Deed } from '../../turn';

/** Grasscutter: properties, quests and achievements. */
export const grasscutterProgress: Readonly<Record<string, Deed>> = {
  'set-switch'(turn) {
    const [prop, state] = [one(turn, 'prop'), one(turn, 'state')];
    const isOn = state === 'toggle' ? turn.player.settings.get(prop) !== 'on' : state === 'on';
    turn.player.settings.set(prop, isOn ? 'on' : 'off');
    const names: Readonly<Record<string, string>> = {
      god: 'God mode',
      nostamina: 'Unlimited stamina',
      unlimitedenergy: 'Unlimited energy',
      unlockmap: 'Map',
      fly: 'Gliding',
      dive: 'Diving',
    };
    return `${names[prop] ?? prop} is now ${isOn ? 'ON' : 'OFF'} for ${turn.nickname}.`;
  },
  'set-property'(turn) {
    const prop = one(turn, 'prop');
    const field = ['world', 'rank', 'floor', 'pass', 'resin', 'stamina'].find((id) => one(turn, id) !== '') ?? 'world';
    const value = one(turn, field);
    if (prop === 'worldlevel') turn.player.worldLevel = Number(value);
    else if (prop === 'player_level') turn.player.level = Number(value);
    else turn.player.settings.set(prop, value);
    return `${prop} set to ${value} for ${turn.nickname}.`;
  },
  quest(turn) {
    const [action, id] = [one(turn, 'action'), one(turn, 'id')];
    const before = turn.player.quests.get(id);
    turn.player.quests.set(id, action === 'finish' ? 'finished' : 'running');
    if (action === 'finish')
      return before === 'finished' ? `Quest ${id} was already finished.` : `Finished quest ${id}.`;
    return before === 'running' ? `Quest ${id} was already running.` : `Quest ${id} added.`;
  },
  'quest-running'(turn) {
    const id = one(turn, 'id');
    const state = turn.player.quests.get(id);
    return state === undefined ? `Quest ${id} is not in the list of ${turn.nickname}.` : `Quest ${id}: ${state}.`;
  },
  'quest-talking': (turn) => `Quest ${one(turn, 'id')} has no open talks.`,
  'quest-dungeons'({ player }) {
    const running = player.quests.list().filter(([, state]) => state === 'running');
    return `Quest dungeons: none entered. Running quests: ${
      running
        .map(([id]) => id)
        .join(', ')
        .slice(0, 1_000) || 'none'
    }.`;
  },
  achievement(turn) {
    const [action, id] = [one(turn, 'action'), one(turn, 'id')];
    if (action === 'revoke')
      return turn.player.achievements.delete(id) ? `Achievement ${id} revoked.` : `Achievement ${id} was not granted.`;
    turn.player.achievements.set(id, 1);
    return `Achievement ${id} granted to ${turn.nickname}; ${turn.player.achievements.size} in total.`;
  },
  'achievement-progress'(turn) {
    turn.player.achievements.set(one(turn, 'id'), Number(one(turn, 'count')));
    return `Progress of achievement ${one(turn, 'id')} set to ${one(turn, 'count')}.`;
  },
  'achievement-grant-all'({ player, nickname }) {
    player.settings.set('all achievements', 'on');
    return `All achievements granted to ${nickname}.`;
  },
  'achievement-revoke-all'({ player, nickname }) {
    player.settings.delete('all achievements');
    player.achievements.clear();
    return `All achievements of ${nickname} revoked.`;
  },
  'unlock-all'({ player, nickname }) {
    player.settings.set('all features', 'on');
    return `Unlocked all open states for ${nickname}.`;
  },
  'reset-shop': ({ nickname }) => `Shop limits of ${nickname} have been reset.`,
};
