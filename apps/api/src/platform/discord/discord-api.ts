/** A request to the HTTP interface of Discord (version 10). */
export interface DiscordRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Such as `/webhooks/1/token`; its parts are encoded already. */
  path: string;
  body?: object;
  /** Token of a bot, for requests that a webhook cannot make. */
  bot?: string;
}

export interface DiscordAnswer {
  /** Status of HTTP; 0: no answer. */
  status: number;
  /** Discord's own code of a refusal; null: the answer has none. */
  code: number | null;
  /** The pause that Discord requests, an hour at most; null: none. */
  pauseSeconds: number | null;
}

/** Sends one request. Never throws. */
export type DiscordApi = (request: DiscordRequest) => Promise<DiscordAnswer>;

const timeoutMs = 8_000;
const maxPauseSeconds = 3600;
const pauseWithoutTime = 60;

const numberIn = (said: unknown, field: string): number | null => {
  const value = typeof said === 'object' && said !== null ? Number(Reflect.get(said, field) ?? NaN) : NaN;
  return Number.isFinite(value) ? value : null;
};

function pauseOf(said: unknown, header: string | null): number {
  const seconds = numberIn(said, 'retry_after') ?? Number(header ?? NaN);
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), maxPauseSeconds) : pauseWithoutTime;
}

async function read(answer: Response): Promise<DiscordAnswer> {
  const { status, ok, headers } = answer;
  if (ok) {
    await answer.body?.cancel().catch(() => {});
    return { status, code: null, pauseSeconds: null };
  }
  const said: unknown = await answer.json().catch(() => null);
  return {
    ...{ status, code: numberIn(said, 'code') },
    pauseSeconds: status === 429 ? pauseOf(said, headers.get('retry-after')) : null,
  };
}

/** The interface at `origin`, which is Discord's. An answer takes 8 s at most, and no redirect is followed. */
export const createDiscordApi =
  (origin = 'https://discord.com'): DiscordApi =>
  async ({ method, path, body, bot }) => {
    try {
      const answer = await fetch(`${origin}/api/v10${path}`, {
        method,
        headers: {
          // Discord refuses programs that do not name themselves in this form.
          'user-agent': 'DiscordBot (https://discord.com/developers/docs, 10)',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(bot === undefined ? {} : { authorization: `Bot ${bot}` }),
        },
        body: body ? JSON.stringify(body) : undefined,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await read(answer);
    } catch {
      return { status: 0, code: null, pauseSeconds: null };
    }
  };

/** Why a request failed, as a text for people. */
export function describeDiscordFault({ status }: DiscordAnswer): string {
  if (status === 0) return 'Discord could not be reached, or did not answer in time.';
  if (status === 429) return 'Discord asks for a pause.';
  return `Discord answered with status ${status}.`;
}
