import * as v from 'valibot';

/**
 * Accepts the bare value, or the envelope with the value in `data`, because the specification does not say which
 * (docs/behaviour/api.md#foreign-hosts). The output is the value.
 */
export function bareOrInData<S extends v.GenericSchema>(
  schema: S,
): v.GenericSchema<v.InferInput<S> | { data: v.InferInput<S> }, v.InferOutput<S>> {
  const inData = v.pipe(
    v.looseObject({ data: schema }),
    v.transform((answer) => answer.data),
  );
  // Type inference does not follow a generic schema through the pipe; both branches return the schema's own output.
  return v.union([schema, inData]) as unknown as ReturnType<typeof bareOrInData<S>>;
}
