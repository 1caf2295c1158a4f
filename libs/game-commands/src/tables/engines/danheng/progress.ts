import type { CommandHead } from '../../command-table';
import { warnings } from '../../warnings';
import { choice, number, quest, range, scene } from '../params';

const id = (label: string) => number('id', label, { required: true });

/** Commands about missions, the Simulated Universe and scenes. */
export const progress: CommandHead[] = [
  {
    head: 'mission',
    aliases: ['m'],
    level: 'member',
    shapes: [
      {
        id: 'mission-pass',
        label: 'Finish all running missions',
        text: 'mission pass',
        warning: warnings.irreversible,
        example: 'mission pass',
      },
      {
        id: 'mission-finish',
        label: 'Finish a part of a mission',
        text: 'mission finish',
        params: [quest()],
        example: 'mission finish 100040101',
      },
      {
        id: 'mission-finish-main',
        label: 'Finish a whole mission',
        text: 'mission finishmain',
        params: [quest()],
        example: 'mission finishmain 1000401',
      },
      {
        id: 'mission-reaccept',
        label: 'Begin a mission again',
        text: 'mission reaccept',
        params: [quest()],
        example: 'mission reaccept 1000401',
      },
      {
        id: 'mission-running',
        label: 'Show the running missions',
        text: 'mission running',
        example: 'mission running',
      },
    ],
  },
  {
    head: 'rogue',
    aliases: ['r'],
    level: 'member',
    shapes: [
      {
        id: 'rogue-money',
        label: 'Give cosmic fragments',
        text: 'rogue money',
        params: [number('n', 'Amount', { required: true, min: 1 })],
        example: 'rogue money 1000',
      },
      {
        id: 'rogue-buff',
        label: 'Give a blessing (-1: all)',
        text: 'rogue buff',
        params: [id('Blessing id')],
        example: 'rogue buff -1',
      },
      {
        id: 'rogue-enhance',
        label: 'Enhance a blessing (-1: all)',
        text: 'rogue enhance',
        params: [id('Blessing id')],
        example: 'rogue enhance -1',
      },
      {
        id: 'rogue-miracle',
        label: 'Give a curio',
        text: 'rogue miracle',
        params: [id('Curio id')],
        example: 'rogue miracle 101',
      },
      { id: 'rogue-unstuck', label: 'Leave a stuck run', text: 'rogue unstuck', example: 'rogue unstuck' },
    ],
  },
  {
    head: 'raid',
    level: 'member',
    shapes: [{ id: 'raid-leave', label: 'Leave the raid', text: 'raid leave', example: 'raid leave' }],
  },
  {
    head: 'scene',
    level: 'member',
    shapes: [
      { id: 'scene-cur', label: 'Show the present scene', text: 'scene cur', example: 'scene cur' },
      { id: 'scene-reload', label: 'Load the scene again', text: 'scene reload', example: 'scene reload' },
      {
        id: 'scene-change',
        label: 'Go to another scene',
        text: 'scene change',
        params: [scene('id', { label: 'Entry of the scene', multi: false })],
        example: 'scene change 1000101',
      },
      {
        id: 'scene-unlock-all',
        label: 'Unlock all props of the scene',
        text: 'scene unlockall',
        example: 'scene unlockall',
      },
      {
        id: 'scene-prop',
        label: 'Set the state of a prop',
        text: 'scene prop',
        params: [
          number('group', 'Group id', { required: true }),
          number('prop', 'Prop id', { required: true }),
          number('state', 'State', { required: true }),
        ],
        example: 'scene prop 1 2 1',
      },
      {
        id: 'scene-remove',
        label: 'Remove an entity',
        text: 'scene remove',
        params: [id('Entity id')],
        example: 'scene remove 12',
      },
      {
        id: 'scene-reset',
        label: 'Reset a floor',
        text: 'scene reset',
        params: [id('Floor id')],
        example: 'scene reset 10001001',
      },
    ],
  },
  {
    head: 'unlockall',
    aliases: ['ua'],
    level: 'member',
    shapes: [
      {
        id: 'unlock-all',
        label: 'Unlock everything of a kind',
        warning: `${warnings.kicks} ${warnings.irreversible}`,
        params: [choice('kind', 'Kind', { mission: 'Missions', tutorial: 'Tutorials', rogue: 'Simulated Universe' })],
        example: 'unlockall tutorial',
      },
    ],
  },
  {
    head: 'setlevel',
    aliases: ['level'],
    level: 'member',
    shapes: [
      {
        id: 'set-level',
        label: 'Set the Trailblaze level',
        params: [range('lv', 'Level', [1, 70], { required: true })],
        example: 'setlevel 70',
      },
    ],
  },
];
