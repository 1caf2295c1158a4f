import type { CommandDialect } from '../gate/command-rules';

/** What a kind of game server can do for one player (docs/engines.md#players); calls that it cannot do answer 501. */
export interface EngineCapabilities {
  runCommand: boolean;
  /** `online`: it finds players who are online only, so that 404 does not mean that there is no such player. */
  findPlayer: 'everyone' | 'online' | null;
  /** How it shows one of our codes to a player: as a message to a player who is online, or as a mail. */
  sendCode: 'message' | 'mail' | null;
  /** `findPlayer` returns the player's signature, into which the player can write a code. */
  signature: boolean;
  /** `sendMail` sends items, also to a player who is away. */
  mailItems: boolean;
  /** `findPlayer` tells whether the player is online. */
  tellsOnline: boolean;
  /** `readState` returns the number of players on each platform. */
  platforms: boolean;
}

const base: EngineCapabilities = {
  runCommand: true,
  findPlayer: 'everyone',
  sendCode: null,
  signature: false,
  mailItems: false,
  tellsOnline: false,
  platforms: false,
};

const table: Readonly<Record<CommandDialect, EngineCapabilities>> = {
  opencommand: { ...base, findPlayer: 'online', sendCode: 'message', tellsOnline: true },
  'hk4e-muip': { ...base, findPlayer: null, sendCode: 'mail', mailItems: true, platforms: true },
  'danheng-muip': { ...base, signature: true, tellsOnline: true },
  'hkrpg-go': { ...base, findPlayer: 'online', signature: true },
  baps: { ...base, sendCode: 'mail', signature: true, mailItems: true },
  shittim: { ...base, sendCode: 'mail', signature: true },
  // Its agent can only type into its console.
  lunarcore: { ...base, findPlayer: null },
};

/** What game servers of this kind can do. */
export const engineCapabilitiesOf = (dialect: CommandDialect): EngineCapabilities => table[dialect];
