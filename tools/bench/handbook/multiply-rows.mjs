import { randomFrom } from '../../random.mjs';

/**
 * Rows for a handbook `times` as large: each new name takes a word, or half a name in scripts without word breaks, from another name of the
 * same type and language, so lengths, letters and repeated words stay as they are in the game.
 */
export function multiplyRows(rows, times) {
  const random = randomFrom(7);
  const byType = Map.groupBy ? Map.groupBy(rows, ({ type }) => type) : groupByType(rows);
  const all = [...rows];
  for (let turn = 1; turn < times; turn += 1)
    for (const row of rows) {
      const names = {};
      for (const [language, name] of Object.entries(row.names))
        names[language] = crossNames(name, random.pick(byType.get(row.type)).names[language] ?? name, random);
      all.push({ ...row, id: turn * 1_000_000_000 + row.id, names });
    }
  return all;
}

function groupByType(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.type, [...(groups.get(row.type) ?? []), row]);
  return groups;
}

function crossNames(name, other, random) {
  const words = name.split(' ');
  if (words.length > 1) {
    words[random.below(words.length)] = random.pick(other.split(' '));
    return words.join(' ');
  }
  const [own, foreign] = [[...name], [...other]];
  return [...own.slice(0, Math.ceil(own.length / 2)), ...foreign.slice(Math.floor(foreign.length / 2))].join('');
}
