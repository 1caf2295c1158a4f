import { toTags } from '@starhaven/prose';

export const dotsText = 'A tag needs more than dots.';

/** Whether one of the tags, which are separated by commas, consists only of dots (docs/behaviour/blog.md#tags). */
export const hasTagOfDots = (text: string): boolean => toTags(text).some((tag) => /^\.+$/.test(tag));
