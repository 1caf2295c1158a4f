import * as v from 'valibot';
import { defineServerEvent } from '../lib/define-event';

/** Listened to and ignored (docs/behaviour/api.md#heard-by-the-client). */
export const announcement = defineServerEvent('announcement', v.unknown());
