import * as v from 'valibot';
import type { EngineState } from '../../engine/game-engine';
import { parseMemoryText } from '../parse-memory-text';

const CountSchema = v.object({ player_num: v.number() });
const TextSchema = v.object({ msg: v.string() });

/**
 * hkrpg-go's report about itself: a number up to 2.5; since 2.7 a text with "players online", "CPU" and "memory" in Chinese, where CPU and
 * memory are the machine's. Missing values count as not reported.
 */
export function readHkrpgStatus(status: unknown): { [Field in keyof EngineState]?: unknown } {
  if (v.is(CountSchema, status)) return { players: status.player_num };
  if (!v.is(TextSchema, status)) return {};
  const { msg } = status;
  const memory = parseMemoryText(/内存占用[:：]?\s*(\S+)/.exec(msg)?.[1]);
  const usage = /CPU占用[:：]\s*([\d.]{1,8})%/.exec(msg)?.[1];
  const players = /在线玩家[:：]\s*(\d{1,9})/.exec(msg)?.[1];
  return {
    players: players && Number(players),
    cpu: usage && { usage: Number(usage) },
    ram: memory && { usedMb: memory.usedMb, totalMb: memory.totalMb },
  };
}
