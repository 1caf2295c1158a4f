import { HeartbeatSchema } from '@starhaven/contracts';
import * as v from 'valibot';
import type { EngineState } from './game-engine';

/** Takes what an engine told by the rules of heartbeats: what is missing or not plausible counts as not told. */
export function toEngineState(told: { [Field in keyof EngineState]?: unknown }): EngineState {
  const { players, platforms, cpu, ram, uptimeSeconds, versions, commit } = v.parse(HeartbeatSchema, told);
  return { players, platforms, cpu, ram, uptimeSeconds, versions, commit };
}
