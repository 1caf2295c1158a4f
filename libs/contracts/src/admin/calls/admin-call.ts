import * as v from 'valibot';
import { extensions } from '../../protocol/extensions';

/** All calls of staff (docs/behaviour/admin.md#permissions). */
const base = { host: 'account', credential: 'authorization', extension: extensions.admin } as const;

export const adminRead = { ...base, method: 'GET' } as const;
export const adminWrite = { ...base, method: 'POST' } as const;

/** A text that staff write for other members: one line, without control characters. */
export const reasonOf = (maxLength: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength));

/** Continues a list. The value is `next` of the previous page. */
export const CursorSchema = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)));
