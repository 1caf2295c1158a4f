import * as v from 'valibot';
import { setting } from './setting-rule';

/** How texts of members are published. */
export const contentSettings = {
  reviewsFirstPosts: setting({
    schema: v.boolean(),
    fallback: false,
    isPublic: false,
    title: 'Review the first posts of new members',
    group: 'content',
  }),
} as const;
