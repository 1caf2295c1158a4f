import { HeartbeatSchema } from '@starhaven/contracts/agent';
import * as v from 'valibot';
import type { EngineState } from './game-engine';

/** Applies the rules of heartbeats to an engine's report: a missing or implausible field counts as not reported. */
export function toEngineState(told: { [Field in keyof EngineState]?: unknown }): EngineState {
  const { players, platforms, cpu, ram, uptimeSeconds, versions, commit } = v.parse(HeartbeatSchema, told);
  return { players, platforms, cpu, ram, uptimeSeconds, versions, commit };
}
