import * as v from 'valibot';
import { defineClientEvent } from '../lib/define-event';
import { socketTextMaxLength } from '../limits';

/** Which page the visitor looks at: `initial` on connecting, then `change` (spec 1 §4, §7). */
export const changePage = defineClientEvent(
  'change_page',
  v.object({ url: v.pipe(v.string(), v.maxLength(socketTextMaxLength)), type: v.picklist(['initial', 'change']) }),
);
