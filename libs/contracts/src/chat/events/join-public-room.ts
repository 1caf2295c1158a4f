import * as v from 'valibot';
import { defineClientEvent } from '../../protocol/define-event';
import { socketTextMaxLength } from '../../protocol/limits';

/** Joins the public chat; sent on connecting and again every 5 seconds (docs/behaviour/foundation.md#public-room). */
export const joinPublicRoom = defineClientEvent(
  'chat_join_room_public',
  v.object({ sessionKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(socketTextMaxLength)) }),
);
