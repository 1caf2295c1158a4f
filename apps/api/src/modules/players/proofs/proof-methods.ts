import type { ProofMethod } from '@starhaven/contracts/account';
import { commandDialects, engineCapabilitiesOf } from '@starhaven/game-engines';
import type { EngineCapabilities } from '@starhaven/game-engines';
import type { CallableServer } from '../../fleet';

const nothing: EngineCapabilities = {
  runCommand: false,
  findPlayer: null,
  sendCode: null,
  signature: false,
  mailItems: false,
  tellsOnline: false,
  platforms: false,
};

/** The abilities of the demo fleet, whichever engine a demo server pretends to be. */
const demo: EngineCapabilities = { ...nothing, runCommand: true, findPlayer: 'everyone', tellsOnline: true };

/** What a game server can do for a player; a server with an unknown engine can do nothing. */
export function capabilitiesOf({ engine, isDemo }: Pick<CallableServer, 'engine' | 'isDemo'>): EngineCapabilities {
  const dialect = commandDialects.find((known) => known === engine);
  if (dialect === undefined) return nothing;
  const own = engineCapabilitiesOf(dialect);
  return isDemo ? { ...demo, mailItems: own.mailItems } : own;
}

/**
 * How a character on this server is proven, the best way first (docs/behaviour/account.md#proofs-of-a-character); empty when only the
 * operator can confirm it. The signature comes before mail: reading it disturbs no other player.
 */
export function proofMethodsOf(server: Pick<CallableServer, 'engine' | 'isDemo'>): ProofMethod[] {
  if (server.isDemo) return ['console'];
  const { signature, sendCode } = capabilitiesOf(server);
  return [...(signature ? (['signature'] as const) : []), ...(sendCode === null ? [] : [sendCode])];
}
