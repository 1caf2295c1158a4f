import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { answerListOf } from '../../protocol/wire/list-of';
import { UnixSecondsSchema } from '../../protocol/wire/wire';
import { GameParamsSchema } from '../entities/game-slug';

/** The result of the newest check of a download link. */
export const LinkCheckSchema = v.object({
  url: v.string(),
  /** The host had the file at the last check. */
  hasAnswered: v.boolean(),
  checkedAt: UnixSecondsSchema,
  /** When the host last had the file; 0: never since the checks began. */
  answeredAt: UnixSecondsSchema,
});
export type LinkCheck = v.InferOutput<typeof LinkCheckSchema>;

/** Links that were not checked yet are left out. The call has no topic, because a check changes nothing else that pages show. */
export const listLinkChecks = defineCall({
  name: 'listLinkChecks',
  summary: 'When the download links of a game last answered',
  host: 'account',
  method: 'GET',
  path: '/api/v2/games/:slug/links',
  extension: extensions.linkChecks,
  params: GameParamsSchema,
  response: answerWith(answerListOf(LinkCheckSchema)),
});
