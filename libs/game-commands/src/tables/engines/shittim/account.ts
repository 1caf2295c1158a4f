import type { CommandHead } from '../../command-table';
import { warnings } from '../../warnings';
import { avatar, choice, number, range, text } from '../params';

const column = (name: string, label: string, param = text('value', label, { required: true }), example = '90') => ({
  id: `set-account-${name.toLowerCase()}`,
  label: `Set ${label.toLowerCase()} of my account`,
  text: `setaccount ${name}`,
  warning: warnings.relog,
  params: [param],
  example: `setaccount ${name} ${example}`,
});

const whole = (label: string, max?: number) => number('value', label, { required: true, min: 1, max });

/** Commands about progress, the account and the server. */
export const account: CommandHead[] = [
  {
    head: 'max',
    level: 'member',
    shapes: [
      {
        id: 'max',
        label: 'Develop students to the maximum',
        warning: warnings.relog,
        params: [text('name', 'Name of a student, or all', { required: true, value: 'all' })],
        example: 'max all',
      },
    ],
  },
  {
    head: 'unlockall',
    level: 'member',
    shapes: [
      {
        id: 'unlock-all',
        label: 'Unlock everything of a kind',
        warning: warnings.irreversible,
        params: [
          choice('kind', 'Kind', {
            campaign: 'Campaign',
            story: 'Stories',
            weekdungeon: 'Commissions',
            schooldungeon: 'Scrimmages',
            battlepass: 'Battle pass',
            mission: 'Missions',
          }),
        ],
        example: 'unlockall campaign',
      },
    ],
  },
  {
    head: 'unlockbattlepass',
    level: 'member',
    shapes: [{ id: 'unlock-battle-pass', label: 'Unlock the battle pass', example: 'unlockbattlepass' }],
  },
  {
    head: 'help',
    level: 'member',
    shapes: [{ id: 'help', label: 'Explain a command', params: [text('name', 'Command')], example: 'help give' }],
  },
  // They change seasons, the account's clock, or (gacha) the odds of all players.
  {
    head: 'gacha',
    level: 'staff',
    shapes: [
      {
        id: 'gacha-rate',
        label: 'Set a rate of recruitment',
        text: 'gacha rate',
        warning: warnings.world,
        params: [
          choice('rarity', 'Rarity', { ssr: '3 stars', sr: '2 stars', r: '1 star' }),
          range('rate', 'Percent', [0, 100], { required: true }),
        ],
        example: 'gacha rate ssr 50',
      },
      {
        id: 'gacha-guarantee',
        label: 'Guarantee a student',
        text: 'gacha guarantee',
        warning: warnings.world,
        params: [avatar('id', { label: 'Student', multi: false })],
        example: 'gacha guarantee 10000',
      },
      {
        id: 'gacha-reset',
        label: 'Reset the rates',
        text: 'gacha reset',
        warning: warnings.world,
        example: 'gacha reset',
      },
      { id: 'gacha-show', label: 'Show the rates', text: 'gacha show', example: 'gacha show' },
    ],
  },
  {
    head: 'setseason',
    level: 'staff',
    shapes: [
      {
        id: 'set-season',
        label: 'Set a season',
        warning: warnings.relog,
        params: [
          choice('kind', 'Kind', {
            total: 'Total Assault',
            grand: 'Grand Assault',
            drill: 'Joint Firing Drill',
            final: 'Final Restriction Release',
          }),
          number('id', 'Season id', { required: true, min: 1 }),
        ],
        example: 'setseason total 60',
      },
      { id: 'set-season-show', label: 'Show the seasons', text: 'setseason show', example: 'setseason show' },
    ],
  },
  {
    head: 'setraid',
    level: 'staff',
    shapes: [
      {
        id: 'set-raid',
        label: 'Set the raid',
        params: [
          choice('kind', 'Kind', { total: 'Total Assault', grand: 'Grand Assault' }),
          text('value', 'Value', { required: true }),
        ],
        example: 'setraid total 60',
      },
    ],
  },
  {
    head: 'setting',
    level: 'staff',
    shapes: [
      {
        id: 'setting',
        label: 'Change a setting',
        params: [
          choice('name', 'Setting', {
            trackpvp: 'Track tactical challenges',
            usefinal: 'Use the final restriction',
            bypassteam: 'Ignore rules of teams',
            bypasssummon: 'Ignore rules of summons',
          }),
          choice('state', 'State', { enable: 'On', disable: 'Off' }),
        ],
        example: 'setting trackpvp enable',
      },
      {
        id: 'setting-time',
        label: 'Move the clock of my account',
        text: 'setting changetime',
        warning: warnings.relog,
        params: [text('offset', 'Offset', { required: true })],
        example: 'setting changetime 5',
      },
    ],
  },
  // It writes any column of the account, including the one that names the owning login.
  {
    head: 'setaccount',
    level: 'staff',
    first: ['Level', 'Exp', 'Nickname', 'CallName', 'Comment', 'show', 'help'],
    shapes: [
      column('Level', 'The level', whole('Level', 90)),
      column('Exp', 'The experience', whole('Experience')),
      column('Nickname', 'The name', undefined, 'Sensei'),
      column('CallName', 'The call name', undefined, 'Sensei'),
      column('Comment', 'The comment', undefined, 'Hello'),
      { id: 'set-account-show', label: 'Show my account', text: 'setaccount show', example: 'setaccount show' },
      { id: 'set-account-help', label: 'Explain setaccount', text: 'setaccount help', example: 'setaccount help' },
    ],
  },
];
