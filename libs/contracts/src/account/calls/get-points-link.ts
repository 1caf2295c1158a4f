import * as v from 'valibot';
import { PointsLinkSchema } from '../entities/points-link';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';

// The spec only says "link opened for the user to earn points" (docs/behaviour/account.md#points): the link may come without an envelope.
const BareLinkSchema = v.pipe(
  PointsLinkSchema,
  v.transform((data) => ({ retcode: 0 as const, data })),
);

/** `data.link` is the page where the user earns points (docs/behaviour/account.md#points). */
export const getPointsLink = defineCall({
  name: 'getPointsLink',
  summary: 'The link under which points are earned',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/point',
  query: v.object({ action: v.literal('get') }),
  response: v.union([answerWith(PointsLinkSchema), BareLinkSchema]),
  mayRedirect: true,
  credential: 'token',
});
