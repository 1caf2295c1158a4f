import { UpstreamError } from '../failures/upstream-error';

/** The answer to a call whose host is down. */
export const noHost = (): UpstreamError => new UpstreamError('network', 'test', 'no host there');
