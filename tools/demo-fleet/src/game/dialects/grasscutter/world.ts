import { moveBy } from '../../move-by';
import { all, num, one, Refusal } from '../../turn';
import type { Deed, Turn } from '../../turn';

/** The engine's own limit of a scene. */
const maxMonsters = 1_000;
const aboutIn = [
  'help',
  'give',
  'spawn',
  'teleport',
  'setProp',
  'talent',
  'quest',
  'weather',
  'heal',
  'killall',
  'position',
];

const placeText = ({ player }: Turn) =>
  `${player.position.map((value) => value.toFixed(1)).join(', ')} in scene ${player.scene}`;

/** Checks the place at the end of a line. Other words may also end up there, such as an amount that is too large. @throws Refusal */
function requirePlace(turn: Turn): void {
  const text = one(turn, 'position');
  const [x = '', y = '', z = '', ...more] = text.split(' ');
  if (text !== '' && (more.length > 0 || moveBy(turn.player.position, [x, y, z]) === null))
    throw new Refusal(
      `Invalid arguments: ${text.slice(0, 60)}. An amount is at most ${maxMonsters}, a place is x y z.`,
    );
}

/** Grasscutter: the player's world, and the server's own texts. */
export const grasscutterWorld: Readonly<Record<string, Deed>> = {
  spawn(turn) {
    requirePlace(turn);
    const [id, amount, level] = [one(turn, 'id'), num(turn, 'x', 1), num(turn, 'lv', 1)];
    if (turn.player.monsters + amount > maxMonsters)
      throw new Refusal(
        `The scene holds at most ${maxMonsters} monsters; ${turn.player.monsters} are there. Use killall.`,
      );
    turn.player.monsters += amount;
    return `Spawned ${amount} of ${id} at level ${level}; ${turn.player.monsters} in the scene.`;
  },
  entity: (turn) => `Spawned entity ${one(turn, 'id')} at ${placeText(turn)}.`,
  teleport(turn) {
    const { player } = turn;
    const moved = moveBy(player.position, [one(turn, 'x'), one(turn, 'y'), one(turn, 'z')]);
    if (moved === null) throw new Refusal('Invalid position. Use numbers, or ~ for the present place.');
    player.position = moved;
    const [scene = ''] = all(turn, 'scene');
    if (scene !== '' && scene !== player.scene) [player.scene, player.monsters] = [scene, 0];
    return `Teleported ${turn.nickname} to ${placeText(turn)}.`;
  },
  'enter-dungeon'(turn) {
    turn.player.settings.set('dungeon', one(turn, 'id'));
    return `Entered dungeon ${one(turn, 'id')}.`;
  },
  weather(turn) {
    const [id, climate] = [one(turn, 'id'), one(turn, 'climate')];
    if (id === '' && climate === '') return `Weather: ${turn.player.settings.get('weather') ?? 'sunny'}.`;
    turn.player.settings.set('weather', climate || id);
    return `Set weather${id === '' ? '' : ` ${id}`}${climate === '' ? '' : ` to ${climate}`}.`;
  },
  'scene-tag'(turn) {
    const [action, id] = [one(turn, 'action'), one(turn, 'id')];
    const words: Readonly<Record<string, string>> = {
      add: 'added',
      remove: 'removed',
      reset: 'All tags reset',
      unlockall: 'All tags unlocked',
    };
    return id === ''
      ? `${words[action] ?? action} in scene ${turn.player.scene}.`
      : `Scene tag ${id} ${words[action] ?? action}.`;
  },
  'kill-all'(turn) {
    const [scene = turn.player.scene] = all(turn, 'scene');
    const killed = scene === turn.player.scene ? turn.player.monsters : 0;
    turn.player.monsters -= killed;
    return `Killed ${killed} monsters in scene ${scene}.`;
  },
  'group-refresh': (turn) =>
    `Group ${one(turn, 'id')} refreshed${one(turn, 'suite') === '' ? '' : ` with suite ${one(turn, 'suite')}`}.`,
  cutscene: (turn) => `Playing cutscene ${one(turn, 'id')}.`,
  sound(turn) {
    requirePlace(turn);
    return `Playing sound ${one(turn, 'name')}.`;
  },
  position: (turn) => `Position: ${placeText(turn)}.`,
  'teleport-all': (turn) => `Teleported 0 other players of this world to ${turn.nickname}.`,
  list: ({ online, nickname }) => `There are ${online} players online:\n${nickname} and others.`,
  help(turn) {
    const name = one(turn, 'name').toLowerCase();
    if (name === '') return `Commands: ${aboutIn.join(', ')} …\nThe command list of the site shows all of them.`;
    const known = aboutIn.find((head) => head.toLowerCase() === name);
    if (known === undefined) throw new Refusal('No command found with this name.');
    return `${known}: the command list of the site shows its arguments.`;
  },
  'send-message': (turn) => `Message sent to ${turn.nickname}: ${one(turn, 'text')}`,
  kick(turn) {
    turn.player.awayUntilMs = turn.nowMs + 30_000;
    return `Kicked ${turn.nickname} (${turn.uid}).`;
  },
  announce(turn) {
    const id = String(turn.world.announcements.size + 1);
    turn.world.announcements.set(id, one(turn, 'text').slice(0, 200));
    return `Announcement ${id} sent to ${turn.online} players.`;
  },
  'announce-template': (turn) => `Announcement of template ${one(turn, 'id')} sent to ${turn.online} players.`,
  'announce-revoke'(turn) {
    const wasThere = turn.world.announcements.delete(one(turn, 'id'));
    return wasThere ? `Announcement ${one(turn, 'id')} revoked.` : `There is no announcement ${one(turn, 'id')}.`;
  },
  'announce-refresh': () => 'Announcement templates reloaded.',
};
