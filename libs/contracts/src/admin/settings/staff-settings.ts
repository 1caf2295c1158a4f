import * as v from 'valibot';
import { setting } from './setting-rule';

/** What members of the staff must do. */
export const staffSettings = {
  staffNeedSecondFactor: setting({
    schema: v.boolean(),
    fallback: false,
    isPublic: false,
    title: 'Staff must have a second factor',
    group: 'staff',
  }),
} as const;
