import type { CommandHead } from '../../command-table';
import { warnings } from '../../warnings';
import { avatar, choice, number, range } from '../params';

const everyone = 'all characters';
const talent = range('lv', 'Trace level', [1, 10], { required: true });
const rank = range('rank', 'Eidolon', [0, 6], { required: true });
const level = range('lv', 'Level', [1, 80], { required: true });

/** Commands about characters and the team; `-1` is all characters. */
export const characters: CommandHead[] = [
  {
    head: 'avatar',
    aliases: ['av', 'ava'],
    level: 'member',
    shapes: [
      {
        id: 'avatar-get',
        label: 'Add a character',
        text: 'avatar get',
        params: [avatar()],
        example: 'avatar get 1001',
      },
      {
        id: 'avatar-level',
        label: 'Set the level',
        text: 'avatar level',
        params: [avatar(), level],
        example: 'avatar level 1001 80',
      },
      {
        id: 'avatar-level-all',
        label: `Set the level of ${everyone}`,
        text: 'avatar level -1',
        params: [level],
        example: 'avatar level -1 80',
      },
      {
        id: 'avatar-rank',
        label: 'Set the eidolon',
        text: 'avatar rank',
        params: [avatar(), rank],
        example: 'avatar rank 1001 6',
      },
      {
        id: 'avatar-rank-all',
        label: `Set the eidolon of ${everyone}`,
        text: 'avatar rank -1',
        params: [rank],
        example: 'avatar rank -1 6',
      },
      {
        id: 'avatar-talent',
        label: 'Set the traces',
        text: 'avatar talent',
        params: [avatar(), talent],
        example: 'avatar talent 1001 10',
      },
      {
        id: 'avatar-talent-all',
        label: `Set the traces of ${everyone}`,
        text: 'avatar talent -1',
        params: [talent],
        example: 'avatar talent -1 10',
      },
      {
        id: 'avatar-path',
        label: 'Change the path',
        text: 'avatar path',
        params: [avatar('id', { multi: false }), number('path', 'Path id', { required: true })],
        example: 'avatar path 8001 8003',
      },
    ],
  },
  {
    head: 'hero',
    level: 'member',
    shapes: [
      {
        id: 'hero-gender',
        label: 'Set the gender of the Trailblazer',
        text: 'hero gender',
        warning: warnings.irreversible,
        params: [choice('gender', 'Gender', { '1': 'Male', '2': 'Female' })],
        example: 'hero gender 2',
      },
      {
        id: 'hero-type',
        label: 'Set the path of the Trailblazer',
        text: 'hero type',
        params: [choice('type', 'Path', { '8001': 'Destruction', '8003': 'Preservation', '8005': 'Harmony' })],
        example: 'hero type 8005',
      },
    ],
  },
  {
    head: 'lineup',
    level: 'member',
    shapes: [
      {
        id: 'lineup-mp',
        label: 'Refill the technique points',
        text: 'lineup mp',
        params: [number('n', 'Points', { min: 1 })],
        example: 'lineup mp 5',
      },
      { id: 'lineup-heal', label: 'Heal the team', text: 'lineup heal', example: 'lineup heal' },
    ],
  },
];
