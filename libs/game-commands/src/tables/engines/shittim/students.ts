import type { CommandHead } from '../../command-table';
import { warnings } from '../../warnings';
import { avatar, choice, number, range, select } from '../params';

const student = (change = {}) => avatar('id', { label: 'Student', ...change });
const growth = select('growth', 'Development', {
  barebone: 'None',
  basic: 'Basic',
  ue30: 'Unique weapon at 30',
  ue50: 'Unique weapon at 50',
  max: 'Maximum',
});

const change = [
  choice('what', 'What', { level: 'Level', star: 'Stars', skill: 'Skills', ps: 'Potential' }),
  range('level', 'Level', [1, 90], { required: true, allow: { what: ['level'] } }),
  range('star', 'Stars', [1, 5], { required: true, allow: { what: ['star'] } }),
  range('skill', 'Skill level', [1, 10], { required: true, allow: { what: ['skill'] } }),
  range('ps', 'Potential', [0, 25], { required: true, allow: { what: ['ps'] } }),
];

/** Commands about students. */
export const students: CommandHead[] = [
  {
    head: 'character',
    level: 'member',
    shapes: [
      {
        id: 'character-add',
        label: 'Add a student',
        text: 'character add',
        warning: warnings.relog,
        params: [student(), growth],
        example: 'character add 10000 max',
      },
      {
        id: 'character-add-all',
        label: 'Add all students',
        text: 'character add all',
        warning: warnings.relog,
        params: [growth],
        example: 'character add all basic',
      },
      {
        id: 'character-modify',
        label: 'Develop a student',
        text: 'character modify',
        warning: warnings.relog,
        params: [student(), ...change],
        example: 'character modify 10000 level 90',
      },
      {
        id: 'character-modify-all',
        label: 'Develop all students',
        text: 'character modify all',
        warning: warnings.relog,
        params: change,
        example: 'character modify all star 5',
      },
      {
        id: 'character-remove',
        label: 'Remove a student',
        text: 'character remove',
        warning: warnings.irreversible,
        params: [student()],
        example: 'character remove 10000',
      },
      {
        id: 'character-remove-all',
        label: 'Remove all students',
        text: 'character remove all',
        warning: warnings.irreversible,
        example: 'character remove all',
      },
      {
        id: 'character-show',
        label: 'Show a student',
        text: 'character show',
        params: [student({ multi: false })],
        example: 'character show 10000',
      },
    ],
  },
  {
    head: 'addeleph',
    level: 'member',
    shapes: [
      {
        id: 'add-eleph',
        label: 'Give eleph of a student',
        params: [student(), number('n', 'Amount', { required: true, min: 1 })],
        example: 'addeleph 10000 100',
      },
    ],
  },
];
