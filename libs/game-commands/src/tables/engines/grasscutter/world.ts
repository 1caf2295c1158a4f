import type { CommandHead } from '../../command-table';
import { warnings } from '../../warnings';
import { choice, monster, number, range, scene, select, text } from '../params';

const fighting = [
  number('maxhp', 'Max HP', { format: 's-maxhp', min: 0 }),
  number('hp', 'HP (0 = cannot be hurt)', { format: 's-hp', min: 0 }),
  number('atk', 'Attack', { format: 's-atk', min: 0 }),
  number('def', 'Defence', { format: 's-def', min: 0 }),
];

/** Commands about the caller's world. */
export const world: CommandHead[] = [
  {
    head: 'spawn',
    aliases: ['drop', 's'],
    level: 'member',
    shapes: [
      {
        id: 'spawn',
        label: 'Spawn monsters',
        // The engine allows at most 1000 in a scene.
        params: [
          monster(),
          range('x', 'Amount', [1, 1000], { format: 's-x' }),
          range('lv', 'Level', [1, 200], { format: 's-lv' }),
          ...fighting,
          text('position', 'Position (x y z)'),
        ],
        example: 'spawn 20011001 x3 lv90 hp0',
      },
    ],
  },
  {
    head: 'entity',
    level: 'member',
    shapes: [
      {
        id: 'entity',
        label: 'Spawn a scene object',
        params: [
          number('id', 'Config id', { required: true }),
          number('state', 'State', { format: 's-state' }),
          ...fighting,
        ],
        example: 'entity 70290001 state201',
      },
    ],
  },
  {
    head: 'teleport',
    aliases: ['tp'],
    level: 'member',
    shapes: [
      {
        id: 'teleport',
        label: 'Teleport',
        // `~` is relative to the player, `^` to the direction of view; so these are texts.
        params: [
          text('x', 'X', { required: true }),
          text('y', 'Y', { required: true }),
          text('z', 'Z', { required: true }),
          scene('scene', { required: false, multi: false }),
        ],
        example: 'teleport ~ ~5 ~ 3',
      },
    ],
  },
  {
    head: 'enter_dungeon',
    aliases: ['enterdungeon', 'dungeon'],
    level: 'member',
    shapes: [
      {
        id: 'enter-dungeon',
        label: 'Enter a dungeon',
        params: [number('id', 'Dungeon id', { required: true })],
        example: 'enter_dungeon 1',
      },
    ],
  },
  {
    head: 'weather',
    aliases: ['w'],
    level: 'member',
    shapes: [
      {
        id: 'weather',
        label: 'Change the weather',
        params: [
          number('id', 'Weather id'),
          select('climate', 'Climate', {
            sunny: 'Sunny',
            cloudy: 'Cloudy',
            rain: 'Rain',
            thunderstorm: 'Thunderstorm',
            snow: 'Snow',
            mist: 'Mist',
          }),
        ],
        example: 'weather rain',
      },
    ],
  },
  {
    head: 'setSceneTag',
    aliases: ['tag'],
    level: 'member',
    shapes: [
      {
        id: 'scene-tag',
        label: 'Change tags of the scene',
        params: [
          choice('action', 'Action', {
            add: 'Add',
            remove: 'Remove',
            unlockall: 'Unlock all',
            reset: 'Reset',
          }),
          number('id', 'Tag id', { required: true, allow: { action: ['add', 'remove'] } }),
        ],
        example: 'setSceneTag add 107',
      },
    ],
  },
  {
    head: 'killall',
    level: 'member',
    shapes: [
      {
        id: 'kill-all',
        label: 'Kill all monsters',
        params: [scene('scene', { required: false, multi: false })],
        example: 'killall',
      },
    ],
  },
  {
    head: 'group',
    aliases: ['gr'],
    level: 'member',
    shapes: [
      {
        id: 'group-refresh',
        label: 'Refresh a group of the scene',
        text: 'group refresh',
        params: [number('id', 'Group id', { required: true }), number('suite', 'Suite')],
        example: 'group refresh 133003001 1',
      },
    ],
  },
  {
    head: 'cutscene',
    aliases: ['c'],
    level: 'member',
    shapes: [
      {
        id: 'cutscene',
        label: 'Play a cutscene',
        params: [number('id', 'Cutscene id', { required: true })],
        example: 'cutscene 101',
      },
    ],
  },
  {
    head: 'sound',
    aliases: ['audio'],
    level: 'member',
    shapes: [
      {
        id: 'sound',
        label: 'Play a sound',
        params: [text('name', 'Name', { required: true }), text('position', 'Position (x y z)')],
        example: 'sound LevelHornSound001',
      },
    ],
  },
  // A word after it would be another player's number.
  {
    head: 'position',
    aliases: ['pos'],
    level: 'member',
    isAlone: true,
    shapes: [{ id: 'position', label: 'Show my position', example: 'position' }],
  },
  // It moves the other players of the caller's world.
  {
    head: 'teleportAll',
    aliases: ['tpall'],
    level: 'staff',
    shapes: [
      {
        id: 'teleport-all',
        label: 'Teleport all players of my world to me',
        warning: warnings.world,
        example: 'teleportAll',
      },
    ],
  },
];
