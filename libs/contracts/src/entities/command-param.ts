import * as v from 'valibot';
import { rangeDefaultMax, rangeDefaultMin } from '../limits';
import { WireFlagSchema, WireIdSchema, WireNumberSchema, WireTextSchema } from '../lib/wire';
import { AllowRulesSchema } from './allow-rule';
import { commandParamTypeOf } from './command-param-type';
import { ParamOptionsSchema } from './param-option';
import { SwitchRulesSchema } from './switch-rule';

const fields = v.object({
  id: WireIdSchema,
  label: WireTextSchema,
  type: v.pipe(WireTextSchema, v.transform(commandParamTypeOf)),
  /** What it holds before anything is typed. */
  value: WireTextSchema,
  data: ParamOptionsSchema,
  required: v.nullish(WireFlagSchema, false),
  /** Whether a picker takes several; each becomes a command line of its own (docs/behaviour/commands.md#command-text). */
  multi: v.nullish(WireFlagSchema, true),
  /** Joins the parts of a sub property, such as a comma between id and times. */
  split: WireTextSchema,
  /** How the value joins the command: contains "blank", starts with "s-", or stands before it (docs/behaviour/commands.md#command-text). */
  format: WireTextSchema,
  /** null = no bound; ranges have 1 and 100 unless given (docs/behaviour/commands.md#command-numbers). */
  min: v.nullish(WireNumberSchema, null),
  max: v.nullish(WireNumberSchema, null),
  /** Id of the parameter that this one depends on, such as a property's artifact; empty when there is none. */
  link: WireTextSchema,
  allow: AllowRulesSchema,
  switch: SwitchRulesSchema,
});

/** A parameter of a command (docs/behaviour/commands.md#parameter), whatever the host's way of writing its rules. */
export const CommandParamSchema = v.pipe(
  fields,
  v.transform((param) => ({
    ...param,
    min: param.type === 'range' ? (param.min ?? rangeDefaultMin) : param.min,
    max: param.type === 'range' ? (param.max ?? rangeDefaultMax) : param.max,
    switch: param.switch.map((rule) => ({ ...rule, from: rule.from || param.id })),
  })),
);
export type CommandParam = v.InferOutput<typeof CommandParamSchema>;
