import * as v from 'valibot';
import { WireFlagSchema } from '../../protocol/wire/wire';

export const firstStepNames = [
  'site-name',
  'site-address',
  'contact',
  'password',
  'mail',
  'server',
  'example-links',
  'download-links',
  'second-factor',
] as const;

/** One setup step that an operator does before players come (docs/behaviour/admin.md#first-steps). */
export const FirstStepSchema = v.object({ name: v.picklist(firstStepNames), isDone: WireFlagSchema });
export type FirstStep = v.InferOutput<typeof FirstStepSchema>;
