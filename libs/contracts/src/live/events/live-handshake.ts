import * as v from 'valibot';
import { socketTextMaxLength } from '../../protocol/limits';

/**
 * The handshake's `auth` of clients that support more than the specification. They get `init_server` and `init_stats` only if their page
 * shows them. Statistics come as columns, and later only the changed servers are sent.
 */
export const LiveHandshakeSchema = v.object({
  protocol: v.literal(1),
  /** Path of the page, as in `change_page`. */
  page: v.pipe(v.string(), v.maxLength(socketTextMaxLength)),
});
export type LiveHandshake = v.InferOutput<typeof LiveHandshakeSchema>;

/** Whether a page shows game servers and statistics. */
export function showsServers(path: string): boolean {
  return path === '/status' || path.startsWith('/status/');
}
