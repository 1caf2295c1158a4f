import { commandDialects } from '../gate/command-rules';
import { parseCommandLine } from '../gate/parse-command-line';
import { commandRulesOf } from '../gate/rules-of';
import { planReward } from './plan-reward';

const items = [
  { id: 201, amount: 100, type: 0 },
  { id: 104003, amount: 1_000_000_000, type: 4 },
];

test.each(commandDialects)('every part for %s is one mail, or a command that a member may run', (dialect) => {
  const parts = planReward(dialect, items) ?? [];
  expect(parts.flatMap((part) => part.items)).toEqual(items);
  for (const part of parts) {
    if (part.by === 'mail') expect(parts).toHaveLength(1);
    else {
      const parsed = parseCommandLine(part.line, { rules: commandRulesOf(dialect), level: 'member' });
      expect(parsed).toMatchObject({ isAllowed: true, line: part.line });
    }
  }
});

test('an unknown kind of server takes no rewards, and without items there is no reward', () => {
  expect(planReward('doom', items)).toBeNull();
  expect(planReward('', items)).toBeNull();
  expect(planReward('opencommand', [])).toBeNull();
});
