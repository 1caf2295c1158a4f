import * as v from 'valibot';
import { defineServerEvent } from '../lib/define-event';

/** Listened to and ignored (spec 1 §7). */
export const announcement = defineServerEvent('announcement', v.unknown());
