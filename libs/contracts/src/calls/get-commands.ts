import * as v from 'valibot';
import { CommandFileSchema } from '../entities/command';
import { RefusalSchema } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { CachePassSchema } from '../lib/wire';
import { GameSlugSchema } from './games';

/** Named by an engine's `command`; one path segment without dots at its start, so that it cannot leave its folder. */
export const CommandNameSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/));

/** The commands of one engine (docs/behaviour/api.md#file-calls). */
export const getCommands = defineCall({
  name: 'getCommands',
  summary: 'The commands of an engine',
  host: 'account',
  method: 'GET',
  path: '/json/:slug/command/:command.json',
  params: v.object({ slug: GameSlugSchema, command: CommandNameSchema }),
  /** `time` is only there to pass caches. */
  query: v.object({ time: CachePassSchema }),
  response: v.union([RefusalSchema, CommandFileSchema]),
  topics: ['commands'],
});
