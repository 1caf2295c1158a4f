import { BoundedMap } from './bounded-map';

/** A weapon, light cone, artifact or relic; equal ones are counted together. */
export interface Gear {
  id: string;
  level: number;
  /** Refinement or superimposition. */
  rank: number;
  amount: number;
}

/** A character or student of a player. Each game uses the fields that it knows. */
export interface Avatar {
  level: number;
  /** Constellation, eidolon or stars. */
  rank: number;
  talent: number;
  /** Ascension. */
  phase: number;
  /** Friendship or bond. */
  bond: number;
}

/** Everything that a demo server stores about a player. Each list is bounded, so a player takes about 100 KB at most. */
export interface PlayerState {
  items: BoundedMap<number>;
  weapons: BoundedMap<Gear>;
  relics: BoundedMap<Gear>;
  avatars: BoundedMap<Avatar>;
  team: string[];
  level: number;
  worldLevel: number;
  monsters: number;
  scene: string;
  position: [x: number, y: number, z: number];
  /** Switches, stats, weather, names and the like, as text. */
  settings: BoundedMap<string>;
  quests: BoundedMap<'running' | 'finished'>;
  achievements: BoundedMap<number>;
  /** Until when a player who was kicked is away. */
  awayUntilMs: number;
}

/** The state that all players of a server share. */
export interface WorldState {
  settings: BoundedMap<string>;
  announcements: BoundedMap<string>;
}

const maxPlayers = 300;
const maxKinds = 500;

/** The characters that a new account of each game begins with. */
const firstAvatars: Readonly<Record<number, readonly string[]>> = {
  1: ['10000007', '10000021'],
  2: ['8001', '1001'],
  3: ['10000', '13005'],
};
const firstScenes: Readonly<Record<number, string>> = { 1: '3', 2: '1000101', 3: '1' };

export const newAvatar = (): Avatar => ({ level: 1, rank: 0, talent: 1, phase: 0, bond: 1 });

function newPlayer(game: number): PlayerState {
  const avatars = new BoundedMap<Avatar>(maxKinds);
  const first = firstAvatars[game] ?? [];
  for (const id of first) avatars.set(id, { ...newAvatar(), level: 20 });
  return {
    items: new BoundedMap(maxKinds),
    weapons: new BoundedMap(maxKinds),
    relics: new BoundedMap(maxKinds),
    avatars,
    team: [...first],
    level: 20,
    worldLevel: 2,
    monsters: 0,
    scene: firstScenes[game] ?? '1',
    position: [2_280, 210, -736],
    settings: new BoundedMap(100),
    quests: new BoundedMap(maxKinds),
    achievements: new BoundedMap(maxKinds),
    awayUntilMs: 0,
  };
}

/** The memory of one demo server, as long as the process lives. When it is full, it deletes the player whose last command is oldest. */
export class DemoState {
  readonly world: WorldState = { settings: new BoundedMap(100), announcements: new BoundedMap(50) };
  private readonly players = new BoundedMap<PlayerState>(maxPlayers);

  constructor(private readonly game: number) {}

  player(uid: string): PlayerState {
    const player = this.players.get(uid) ?? newPlayer(this.game);
    this.players.set(uid, player);
    return player;
  }

  /** Until when a kicked player stays away; 0 for everybody else. */
  awayUntilMs(uid: string): number {
    return this.players.get(uid)?.awayUntilMs ?? 0;
  }

  get size(): number {
    return this.players.size;
  }
}
