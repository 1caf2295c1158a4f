import * as v from 'valibot';
import { defineServerEvent } from '../../protocol/define-event';
import { WireCountSchema } from '../../protocol/wire/wire';

/** To moderators: how many messages have open reports, and how many wait for approval (extension `chat`). */
export const chatAlerted = defineServerEvent(
  'chat_alert',
  v.object({ reports: WireCountSchema, waiting: WireCountSchema }),
);
