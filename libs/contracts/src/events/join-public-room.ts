import * as v from 'valibot';
import { defineClientEvent } from '../lib/define-event';
import { socketTextMaxLength } from '../limits';

/** Joins the public chat; sent on connecting and again every 5 seconds (spec 1 §4, §7). */
export const joinPublicRoom = defineClientEvent(
  'chat_join_room_public',
  v.object({ sessionKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(socketTextMaxLength)) }),
);
