import * as v from 'valibot';
import { PermissionSchema } from '../../session/shell/role';
import { isRecord } from '../../protocol/wire/is-record';
import {
  WireFlagSchema,
  WireIdSchema,
  WireNumberSchema,
  WireTextListSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';
import { AllowRulesSchema } from './allow-rule';
import { CommandParamSchema } from '../entities/command-param';
import type { CommandParam } from '../entities/command-param';
import { listWithIds } from '../entities/list-with-ids';
import { ParamOptionsSchema } from '../entities/param-option';
import { SwitchRulesSchema } from './switch-rule';

type Fields = readonly (readonly [name: string, schema: v.GenericSchema, accepted: string])[];

const text = [WireTextSchema, 'a text'] as const;
const flag = [v.nullish(WireFlagSchema), 'true or false'] as const;
const bound = [v.nullish(WireNumberSchema), 'a number'] as const;
const id = ['id', WireIdSchema, 'a text or a number that is not empty'] as const;

const commandFields: Fields = [
  id,
  ['head', ...text],
  ['label', ...text],
  ['aliases', WireTextListSchema, 'a list of texts'],
  ['warning', ...text],
  ['value', ...text],
  ['permission', PermissionSchema, 'a list of role numbers or names'],
];

const paramFields: Fields = [
  id,
  ['label', ...text],
  ['type', ...text],
  ['value', ...text],
  ['data', ParamOptionsSchema, 'a map of value to label'],
  ['required', ...flag],
  ['multi', ...flag],
  ['split', ...text],
  ['format', ...text],
  ['min', ...bound],
  ['max', ...bound],
  ['link', ...text],
  ['allow', AllowRulesSchema, 'a map of parameter to values'],
  ['switch', SwitchRulesSchema, 'the id of a parameter'],
];

const findFieldFaults = (fields: Fields, value: Record<string, unknown>): string[] =>
  fields
    .filter(([name, schema]) => !v.is(schema, value[name]))
    .map(([name, , accepted]) =>
      value[name] === undefined ? `"${name}" is missing.` : `"${name}" must be ${accepted}.`,
    );

/** The raw parameters in order; null if they are neither a list nor a map. */
function listRawParams(params: unknown): unknown[] | null {
  if (params === undefined || params === null) return [];
  const list: unknown[] | null = Array.isArray(params) ? params : null;
  if (list !== null) return list;
  return isRecord(params) ? listWithIds(params) : null;
}

/** Faults of a parameter that is readable but can never be filled in. */
function findSenseFaults({ type, data, min, max }: CommandParam): string[] {
  const faults: string[] = [];
  if (min !== null && max !== null && min > max) faults.push(`"min" (${min}) is greater than "max" (${max}).`);
  if (type === 'select' && data.length === 0) faults.push('"data" has nothing to select.');
  return faults;
}

function findParamFaults(raw: unknown): string[] {
  if (!isRecord(raw)) return ['must be an object.'];
  const faults = findFieldFaults(paramFields, raw);
  if (faults.length > 0) return faults;
  const parsed = v.safeParse(CommandParamSchema, raw);
  return parsed.success ? findSenseFaults(parsed.output) : ['cannot be read.'];
}

const maxFaultLength = 500;

/**
 * Why a command cannot be used: each fault is a sentence that names the parameter, the field and what is accepted. Empty if the command can
 * be used (docs/behaviour/commands.md#unusable-commands).
 */
export function findCommandFaults(raw: unknown): string[] {
  if (!isRecord(raw)) return ['A command must be an object.'];
  // A command that was parsed before keeps its fault.
  if (typeof raw.fault === 'string' && raw.fault !== '') return [raw.fault.slice(0, maxFaultLength)];
  const faults = findFieldFaults(commandFields, raw);
  const isText = (value: unknown) => v.is(v.pipe(WireTextSchema, v.trim(), v.nonEmpty()), value);
  if (faults.length === 0 && !isText(raw.head) && !isText(raw.value)) faults.push('"head" is empty.');
  const params = listRawParams(raw.params);
  if (params === null) return [...faults, '"params" must be a list of parameters.'];
  const seen = new Set<string>();
  for (const [index, param] of params.entries()) {
    const name = isRecord(param) && v.is(WireIdSchema, param.id) ? String(param.id).trim() : null;
    const place = name === null ? `Parameter ${index + 1}` : `Parameter "${name}"`;
    faults.push(...findParamFaults(param).map((fault) => `${place}: ${fault}`));
    if (name !== null && seen.has(name)) faults.push(`${place}: this id is used twice.`);
    if (name !== null) seen.add(name);
  }
  return faults;
}
