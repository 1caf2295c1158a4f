import { createHash } from 'node:crypto';

/** A hash, because addresses can be longer than a key of an index may be. */
export const linkKey = (url: string) => createHash('sha256').update(url).digest('hex');

/** Whether the host had the file. */
export const hasAnswered = ({ status }: { status: number }) => status >= 200 && status < 300;
