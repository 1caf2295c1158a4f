import { AgentRetcode } from '@starhaven/contracts/agent';
import { Role } from '@starhaven/contracts/session';
import { plainArgument } from '@starhaven/game-engines';
import type { CallableServer } from '../../fleet';
import { capabilitiesOf } from '../proofs/proof-methods';
import type { PlayerGateway } from '../players-context';
import type { DeliveryRow } from './delivery-steps';

type Gateway = Pick<PlayerGateway, 'findPlayer' | 'runCommand' | 'sendMail' | 'isReachable'>;

/** Why a delivery waits: for the player or for the game server, and a text for its owner. */
interface Wait {
  waitsFor: 'player' | 'server';
  note: string;
}

const waitsForPlayer: Wait = { waitsFor: 'player', note: 'Waits until the character is online in the game.' };

/** null: the delivery can be sent now. A mail waits only for its server. */
export async function findReasonToWait(
  gateway: Gateway,
  server: CallableServer,
  { part, uid }: Pick<DeliveryRow, 'part' | 'uid'>,
): Promise<Wait | null> {
  const serverId = String(server.id);
  if (server.isDisabled || !gateway.isReachable(serverId))
    return { waitsFor: 'server', note: 'Waits until the game server is online.' };
  if (part.by === 'mail' || !capabilitiesOf(server).tellsOnline) return null;
  const { retcode, player } = await gateway.findPlayer({ serverId, uid });
  const isOnline = retcode === AgentRetcode.OK && player?.uid === uid && player.online === true;
  return isOnline ? null : waitsForPlayer;
}

export type SendOutcome =
  | { kind: 'sent' | 'failed' | 'unknown'; note: string }
  /** The game server answered that nothing ran. */
  | ({ kind: 'later' } & Wait);

const unknownNote =
  'The game server did not say whether this arrived. The staff look at it before anything is sent again.';

/** What an answer proves (docs/engines.md#codes-of-a-call). Nothing is sent again unless the answer says that nothing ran. */
function judge(retcode: number, message: string): SendOutcome {
  switch (retcode) {
    case AgentRetcode.OK:
      return { kind: 'sent', note: message };
    case AgentRetcode.NOT_FOUND:
      return { kind: 'later', ...waitsForPlayer };
    case AgentRetcode.TOO_OFTEN:
      return { kind: 'later', waitsFor: 'server', note: 'The game server is busy.' };
    case AgentRetcode.FORBIDDEN:
    case AgentRetcode.UNSUPPORTED:
      return { kind: 'failed', note: message };
    default:
      return { kind: 'unknown', note: unknownNote };
  }
}

/** Sends one delivery. After an error of the call itself the result is unknown, too. */
export async function sendPart(gateway: Gateway, row: DeliveryRow, server: CallableServer): Promise<SendOutcome> {
  const { part, uid, title, accountId } = row;
  const serverId = String(server.id);
  try {
    const { retcode, message } =
      part.by === 'mail'
        ? await gateway.sendMail({
            serverId,
            uid,
            title: plainArgument(title, 60) || 'Reward',
            text: 'Thank you for playing with us.',
            items: part.items,
          })
        : await gateway.runCommand({
            serverId,
            uid,
            text: part.line,
            roles: [Role.MEMBER],
            accountId: String(accountId),
          });
    return judge(retcode, message);
  } catch {
    return { kind: 'unknown', note: unknownNote };
  }
}
