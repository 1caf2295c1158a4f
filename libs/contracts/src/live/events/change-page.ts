import * as v from 'valibot';
import { defineClientEvent } from '../../protocol/define-event';
import { socketTextMaxLength } from '../../protocol/limits';

/** The page that the visitor looks at: `initial` on connecting, then `change` (docs/behaviour/foundation.md#page-reports). */
export const changePage = defineClientEvent(
  'change_page',
  v.object({ url: v.pipe(v.string(), v.maxLength(socketTextMaxLength)), type: v.picklist(['initial', 'change']) }),
);
