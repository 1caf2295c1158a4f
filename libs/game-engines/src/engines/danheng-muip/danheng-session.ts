import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { EngineError } from '../../engine/engine-error';
import type { EngineHttp } from '../../http/engine-http';
import { commandTimeoutMs } from '../../http/engine-http';
import { untilAborted } from '../../http/until-aborted';
import { encryptForDanheng, fitsDanheng, readPublicKey } from './encrypt-for-danheng';

const AnswerSchema = v.object({
  code: v.number(),
  message: v.optional(v.nullable(v.string()), ''),
  data: v.optional(v.unknown()),
});
export type DanhengAnswer = v.InferOutput<typeof AnswerSchema>;

const SessionSchema = v.object({
  rsaPublicKey: v.string(),
  sessionId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/**
 * Renewed before the server's 15 minutes end (docs/engines.md#danheng); measured with our own clock, because the server's may be wrong.
 */
const sessionMs = 13 * 60_000;

export interface DanhengSession {
  id: string;
  key: KeyObject;
}

/** An authorised session. It is created when needed, shared by all requests, and created again after the server has lost it. */
export function createDanhengSessions(http: EngineHttp, adminKey: string) {
  let kept: { session: Promise<DanhengSession>; endsAtMs: number } | null = null;

  async function post(path: string, body: object, timeoutMs: number, signal?: AbortSignal): Promise<DanhengAnswer> {
    const { json, status } = await http.ask({ method: 'POST', path, body, timeoutMs, signal });
    const parsed = v.safeParse(AnswerSchema, json);
    if (parsed.success) return parsed.output;
    if (status >= 400) throw new EngineError('status', `answered with HTTP status ${status}`, status);
    throw new EngineError('shape', 'the answer has no code');
  }

  async function open(): Promise<DanhengSession> {
    const made = await post('/muip/create_session', { key_type: 'PEM' }, commandTimeoutMs);
    const parsed = v.safeParse(SessionSchema, made.data);
    if (made.code !== 0 || !parsed.success) throw new EngineError('shape', 'no session was given');
    const session = { id: parsed.output.sessionId, key: readPublicKey(parsed.output.rsaPublicKey) };
    if (!fitsDanheng(session.key, adminKey)) throw new EngineError('refused', 'its admin key is too long');
    const admin_key = encryptForDanheng(session.key, adminKey);
    const { code } = await post('/muip/auth_admin', { session_id: session.id, admin_key }, commandTimeoutMs);
    if (code !== 0) throw new EngineError('refused', `the admin key was not accepted (code ${code})`);
    return session;
  }

  function current(): Promise<DanhengSession> {
    if (kept === null || kept.endsAtMs <= performance.now()) {
      // The session is shared, so a caller that aborts must not end it for the others.
      const session = open();
      kept = { session, endsAtMs: performance.now() + sessionMs };
      session.catch(() => forget(session));
    }
    return kept.session;
  }

  function forget(session: Promise<DanhengSession>) {
    if (kept?.session === session) kept = null;
  }

  return {
    current: (signal?: AbortSignal) => untilAborted(current(), signal),

    /**
     * Posts the body that `body` makes from the session. If the answer means that the session is over, posts once more with a new one.
     * `isOver` decides, because the codes differ between calls.
     */
    async post(
      path: string,
      body: (session: DanhengSession) => object,
      options: { timeoutMs: number; signal?: AbortSignal; isOver: (code: number) => boolean },
    ): Promise<DanhengAnswer> {
      const { timeoutMs, signal, isOver } = options;
      const first = current();
      const answer = await post(path, body(await untilAborted(first, signal)), timeoutMs, signal);
      if (!isOver(answer.code)) return answer;
      forget(first);
      return post(path, body(await untilAborted(current(), signal)), timeoutMs, signal);
    },
  };
}
