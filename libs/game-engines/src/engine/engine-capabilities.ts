import type { CommandDialect } from '../gate/command-rules';

/** What a kind of game server can do for one player (docs/engines.md#players); an unsupported call answers 501. */
export interface EngineCapabilities {
  runCommand: boolean;
  /** `online`: it finds only online players, so 404 does not mean that the player does not exist. */
  findPlayer: 'everyone' | 'online' | null;
  /** How it shows a code to a player: as a message to an online player, or as a mail. */
  sendCode: 'message' | 'mail' | null;
  /** `findPlayer` returns the player's signature, into which the player can write a code. */
  signature: boolean;
  /** `sendMail` sends items, even to an offline player. */
  mailItems: boolean;
  /** `findPlayer` reports whether the player is online. */
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

/** The capabilities of game servers of this kind. */
export const engineCapabilitiesOf = (dialect: CommandDialect): EngineCapabilities => table[dialect];
