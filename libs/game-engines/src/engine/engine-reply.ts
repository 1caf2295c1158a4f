import { AgentRetcode } from '@starhaven/contracts/agent';
import { EngineError } from './engine-error';
import type { EngineReply, PlayerReply } from './game-engine';

export const reply = (retcode: AgentRetcode, message: string): EngineReply => ({ retcode, message });

export const unsupported = (what: string): EngineReply =>
  reply(AgentRetcode.UNSUPPORTED, `This game server cannot ${what} from outside.`);

/** A reply for a player that was not found, or could not be looked up. */
export const withoutPlayer = ({ retcode, message }: EngineReply): PlayerReply => ({ retcode, message, player: null });

const texts: Record<EngineError['kind'], string> = {
  timeout: 'The game server did not answer in time.',
  network: 'The game server cannot be reached now.',
  status: 'The game server answered with an error.',
  shape: 'The game server sent an answer that the site cannot read.',
  refused: 'The game server is not set up correctly.',
  aborted: 'The request was given up.',
};

/** Turns a failed request into an answer for a player; the details are only for the operator's log. */
export function replyOfError(error: unknown): EngineReply {
  if (!(error instanceof EngineError)) return reply(AgentRetcode.FAILED, texts.shape);
  const isLate = error.kind === 'timeout' || error.kind === 'aborted';
  return reply(
    retcodeOfStatus(error.status) ?? (isLate ? AgentRetcode.TIMEOUT : AgentRetcode.FAILED),
    texts[error.kind],
  );
}

/** The code for an HTTP status without a body; null if no code matches. */
export function retcodeOfStatus(status: number | null): AgentRetcode | null {
  if (status === 429) return AgentRetcode.TOO_OFTEN;
  if (status === 408 || status === 504) return AgentRetcode.TIMEOUT;
  return null;
}
