import * as v from 'valibot';
import { defineClientEvent, defineServerEvent } from '../../protocol/define-event';

/**
 * After this event, a connection that has joined as a member of staff receives the events below. The member's roles are checked at each
 * event (docs/behaviour/admin.md#overview).
 */
export const watchAdmin = defineClientEvent('watch_admin', v.object({ isOn: v.boolean() }));

/** The newest reading, every five seconds. Pages parse it with `HostReadingSchema`, which is not part of every page. */
export const hostRead = defineServerEvent('host_read', v.looseObject({}));

/** A job began, made progress or ended. Pages parse it with `AdminJobSchema`. */
export const adminJobChanged = defineServerEvent('admin_job', v.looseObject({}));
