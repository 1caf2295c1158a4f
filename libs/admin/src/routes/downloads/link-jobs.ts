import type { AdminJobKind } from '@starhaven/contracts/admin';

/** Whether a job is about download links. */
export const isLinkJob = (kind: AdminJobKind): boolean => kind === 'link-check' || kind === 'file-check';
