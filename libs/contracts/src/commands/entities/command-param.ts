import * as v from 'valibot';
import { sentOr, WireFlagSchema, WireIdSchema, WireNumberSchema, WireTextSchema } from '../../protocol/wire/wire';
import { AllowRulesSchema } from '../rules/allow-rule';
import { commandParamTypeOf } from './command-param-type';
import { ParamOptionsSchema } from './param-option';
import { SwitchRulesSchema } from '../rules/switch-rule';

// docs/behaviour/commands.md#command-numbers
const rangeDefaultMin = 1;
const rangeDefaultMax = 100;

const fields = v.object({
  id: WireIdSchema,
  label: WireTextSchema,
  type: v.pipe(WireTextSchema, v.transform(commandParamTypeOf)),
  /** Its value before the user types anything. */
  value: WireTextSchema,
  data: ParamOptionsSchema,
  required: v.nullish(WireFlagSchema, false),
  /** Whether a picker takes several values; each value becomes its own command line (docs/behaviour/commands.md#command-text). */
  multi: v.nullish(WireFlagSchema, true),
  /** Joins the parts of a sub property, for example a comma between id and count. */
  split: WireTextSchema,
  /**
   * How the value is added to the command. If it contains "blank" or starts with "s-", see the rule. Any other text is put before the value
   * (docs/behaviour/commands.md#command-text).
   */
  format: WireTextSchema,
  /** null = no bound; ranges default to 1 and 100 (docs/behaviour/commands.md#command-numbers). */
  min: sentOr(WireNumberSchema, null),
  max: sentOr(WireNumberSchema, null),
  /** Id of the parameter that this one depends on, such as the artifact of a property; empty when there is none. */
  link: WireTextSchema,
  allow: AllowRulesSchema,
  switch: SwitchRulesSchema,
});

/** A parameter of a command (docs/behaviour/commands.md#parameter); its rules may have any form that hosts send. */
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
