import { readFileSync } from 'node:fs';

const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));

/**
 * Compares a measured value with its budget.
 * @param {string} subject the measured thing, such as a path
 * @param {keyof typeof budgets} budget
 * @param {number} value
 */
export function judge(subject, budget, value) {
  const { min = -Infinity, max = Infinity, unit } = budgets[budget];
  return {
    subject,
    budget,
    value,
    limit: Number.isFinite(min) ? `≥ ${min}` : `≤ ${max}`,
    unit,
    isKept: value >= min && value <= max,
  };
}

/** @param {Record<string, string | number>[]} rows */
export function formatTable(rows) {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (cells) =>
    cells
      .map((cell, index) => String(cell ?? '').padEnd(widths[index]))
      .join('  ')
      .trimEnd();
  return [
    line(columns),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n');
}
