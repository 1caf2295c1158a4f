import * as v from 'valibot';

export const copyFormat = 'starhaven-copy-1';

const RowSchema = v.array(v.nullable(v.string()));
const ColumnsSchema = v.array(v.object({ name: v.string(), type: v.string() }));

/** The lines of a copy: a head, then each table with its rows, then the end. */
export const CopyLineSchema = v.union([
  v.strictObject({ format: v.literal(copyFormat), schema: v.number(), madeAt: v.string() }),
  v.strictObject({ table: v.string(), columns: ColumnsSchema }),
  v.strictObject({ rows: v.array(RowSchema) }),
  v.strictObject({ end: v.literal(true), rows: v.record(v.string(), v.number()), sha256: v.string() }),
]);
export type CopyLine = v.InferOutput<typeof CopyLineSchema>;
