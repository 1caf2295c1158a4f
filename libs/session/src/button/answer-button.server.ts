import type { AppLoadContext } from '@remix-run/node';
import type { CallRefusal } from '@starhaven/upstream/server';
import { failedReply, isSessionOver, refusedReply, retryAfterHeader } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { readSession } from '../guards/guards.server';
import { logOutTo } from '../guards/log-out.server';
import { safeRedirectTarget } from '../guards/safe-redirect-target.server';
import type { Notice } from '../notice/notice-cookie.server';
import { leaveWithNotice } from '../notice/leave-with-notice.server';

/** The result of a successful press: the notice for the next page, and the data for our script. */
export interface PressedButton {
  ok: true;
  notice: Notice;
  data?: object;
}

export interface ButtonForm<Value extends { back: string }> {
  /** `back` is the page with the button; only a path of this site is followed. */
  schema: v.GenericSchema<unknown, Value>;
  /** Path to return to if the form names none. */
  page: string;
  /** The button's place on its page; default: the top. */
  anchorOf?: (value: Value) => string;
  words: { title: string; incomplete: string; failed: string; login: string };
  /** The message if the host does not have the call; null if it has it. */
  notOffered: string | null;
  /** Makes the call with the session key. */
  press: (value: Value, sessionKey: string) => Promise<PressedButton | CallRefusal>;
}

const unshared = { 'Cache-Control': 'private, no-store' };

/**
 * Answers a form with one button that a page shows many times, such as a vote. Our script gets JSON. Without our script, the visitor is
 * redirected back to the page with a notice. Without a session, the visitor is sent to the login, which leads back to the page. `fields` is
 * the result of `readFields`.
 * @throws every error of `press` except `UpstreamError`
 */
export async function answerButton<Value extends { back: string }>(
  { request, context }: { request: Request; context: AppLoadContext },
  fields: FormData | null,
  { schema, page, anchorOf, words, notOffered, press }: ButtonForm<Value>,
): Promise<Response> {
  const { title, failed } = words;
  const isScript = request.headers.get('Accept')?.includes('application/json') ?? false;
  const form = v.safeParse(schema, Object.fromEntries(fields ?? []));
  const back = form.success ? backOf(request, form.output.back, page, anchorOf?.(form.output)) : page;
  const refuse = ({ message, status, waitUntilSeconds = null }: Refused) =>
    isScript ? sendJson({ message: message.message }, status, waitUntilSeconds) : leaveWithNotice(back, message);
  const say = (message: string, status: number) => refuse({ message: { type: 'error', title, message }, status });
  const toLogin = () => {
    const login = `/login?redirect=${encodeURIComponent(back)}`;
    if (isScript) return sendJson({ message: words.login, login }, 401);
    return logOutTo(context, login, { type: 'error', title: 'Authentication Required', message: words.login });
  };
  if (!form.success) return say(words.incomplete, 400);
  if (notOffered !== null) return say(notOffered, 404);
  const session = await readSession(context, request);
  if (session === null) return toLogin();
  try {
    const pressed = await press(form.output, session.sessionKey);
    if (pressed.ok) return isScript ? sendJson(pressed.data ?? {}) : leaveWithNotice(back, pressed.notice);
    return isSessionOver(pressed) ? toLogin() : refuse(refusedReply(pressed, { title, message: failed }));
  } catch (error) {
    return refuse(failedReply(error, { title, message: failed }));
  }
}

interface Refused {
  message: Notice;
  status: number;
  waitUntilSeconds?: number | null;
}

function backOf(request: Request, given: string, page: string, anchor?: string): string {
  const back = safeRedirectTarget(given, new URL(request.url).origin) ?? page;
  return anchor === undefined ? back : `${back.split('#')[0]}#${anchor}`;
}

const sendJson = (data: object, status = 200, waitUntilSeconds: number | null = null) =>
  Response.json(data, { status, headers: { ...unshared, ...retryAfterHeader(waitUntilSeconds) } });
