import * as v from 'valibot';
import { defineServerEvent } from '../../protocol/define-event';

/** Received and ignored (docs/behaviour/api.md#heard-by-the-client). */
export const announcement = defineServerEvent('announcement', v.unknown());
