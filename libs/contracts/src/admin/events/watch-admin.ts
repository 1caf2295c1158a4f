import * as v from 'valibot';
import { defineClientEvent, defineServerEvent } from '../../protocol/define-event';

/**
 * A connection that has joined as a member of staff hears the events below from now on, as long as its roles allow it at each event
 * (docs/behaviour/admin.md#overview).
 */
export const watchAdmin = defineClientEvent('watch_admin', v.object({ isOn: v.boolean() }));

/** The newest reading, every five seconds. Pages parse it with `HostReadingSchema`, which is not part of every page. */
export const hostRead = defineServerEvent('host_read', v.looseObject({}));

/** A job began, came further or ended. Pages parse it with `AdminJobSchema`. */
export const adminJobChanged = defineServerEvent('admin_job', v.looseObject({}));
