import * as v from 'valibot';

/** The rows that were left out of one answer. */
export interface UnreadableRows {
  count: number;
  /** The issue of the first row that was left out. */
  first: v.BaseIssue<unknown> | null;
}

// Parsing is synchronous, so one variable is enough. It is global to the process: the launcher counts the rows, the schemas of the Remix
// build drop them, and each bundle has its own copy of this module.
const place: { [key: symbol]: UnreadableRows | null | undefined } = globalThis;
const current = Symbol.for('starhaven.unreadable-rows');

/** Runs a parse and reports how many list rows it left out. */
export function countUnreadableRows<Result>(parse: () => Result): { result: Result; unreadable: UnreadableRows } {
  const outer = place[current];
  const unreadable: UnreadableRows = { count: 0, first: null };
  place[current] = unreadable;
  try {
    return { result: parse(), unreadable };
  } finally {
    place[current] = outer;
  }
}

const sent = new WeakMap<readonly unknown[], number>();

/**
 * How many rows the host sent for a list that `rowsOf` parsed. If few rows were sent, the page is the last one; unreadable rows count, too.
 */
export const sentRows = (rows: readonly unknown[]): number => sent.get(rows) ?? rows.length;

/**
 * The readable rows of a list; unreadable rows are dropped. With `isWhole`, a list without any readable row fails, because it is a list of
 * something else.
 */
export const rowsOf = <S extends v.GenericSchema>(row: S, { isWhole = false } = {}) => {
  const schema = v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], v.InferOutput<S>[]>(({ dataset, addIssue, NEVER }) => {
      const rows: v.InferOutput<S>[] = [];
      const lost: { index: number; issue: v.BaseIssue<unknown> }[] = [];
      dataset.value.forEach((value, index) => {
        const parsed = v.safeParse(row, value);
        if (parsed.success) rows.push(parsed.output);
        else lost.push({ index, issue: parsed.issues[0] });
      });
      const [first] = lost;
      if (first === undefined) return rows;
      if (isWhole && rows.length === 0) {
        const { issue, index } = first;
        const item = { type: 'array', origin: 'value', input: dataset.value, key: index, value: issue.input } as const;
        addIssue({
          message: issue.message,
          expected: issue.expected ?? undefined,
          input: issue.input,
          path: [item, ...(issue.path ?? [])],
        });
        return NEVER;
      }
      const counted = place[current];
      if (counted) {
        counted.count += lost.length;
        counted.first ??= first.issue;
      }
      sent.set(rows, dataset.value.length);
      return rows;
    }),
  );
  // The rows are parsed one by one, which the types do not show.
  return schema as unknown as v.GenericSchema<v.InferInput<S>[], v.InferOutput<S>[]>;
};
