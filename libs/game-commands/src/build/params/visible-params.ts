import type { CommandParam } from '@starhaven/contracts/commands';

type ValuesOf = (param: CommandParam) => readonly string[];

/** Conditions of real commands are a few levels deep. Deeper or circular ones are resolved by hiding. */
const maxRounds = 32;

/**
 * The parameters whose conditions are met (docs/behaviour/commands.md#which-parameters-are-shown). A hidden parameter counts as empty, so
 * conditions on it are checked again until nothing changes. Circular conditions end, because a parameter that was hidden once stays hidden.
 */
export function findVisibleParams(params: readonly CommandParam[], valuesOf: ValuesOf): CommandParam[] {
  if (params.every(({ allow }) => allow.length === 0)) return [...params];
  let hidden = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const next = hiddenWhile(hidden, params, valuesOf);
    if (isSame(hidden, next)) return without(hidden, params);
    hidden = next;
  }
  const settled = new Set<string>();
  for (let size = -1; size !== settled.size;) {
    size = settled.size;
    for (const id of hiddenWhile(settled, params, valuesOf)) settled.add(id);
  }
  return without(settled, params);
}

const without = (hidden: ReadonlySet<string>, params: readonly CommandParam[]) =>
  params.filter(({ id }) => !hidden.has(id));

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** The parameters that are hidden by conditions if those in `hidden` count as empty. */
function hiddenWhile(hidden: ReadonlySet<string>, params: readonly CommandParam[], valuesOf: ValuesOf): Set<string> {
  const values = new Map(params.map((param) => [param.id, hidden.has(param.id) ? [] : valuesOf(param)]));
  const holds = (param: CommandParam) =>
    param.allow.every((rule) => {
      const chosen = values.get(rule.id);
      // A condition on its own parameter or on a missing one cannot be checked. If it hid the parameter, no choice could show it again.
      return chosen === undefined || rule.id === param.id || matches(chosen, rule.value);
    });
  return new Set(params.filter((param) => !holds(param)).map(({ id }) => id));
}

/** Whether one of the chosen values is in the rule's list. An empty list means any value; '' in the list means no value. */
export function matches(chosen: readonly string[], ruleValues: readonly string[]): boolean {
  if (ruleValues.length === 0) return chosen.length > 0;
  return chosen.length === 0 ? ruleValues.includes('') : chosen.some((value) => ruleValues.includes(value));
}
