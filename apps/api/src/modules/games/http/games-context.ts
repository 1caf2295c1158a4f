import type { Game } from '@starhaven/contracts/games';
import type { Drizzle } from '../../../platform/database/database';
import { Refusal } from '../../../platform/http/errors/refusal';
import { AnswerCache } from '../../content';
import type { ContentVersions } from '../../content';
import type { CommandFiles } from '../commands/command-files';
import { listAllGames } from '../list-all-games';

export interface GamesModuleOptions {
  db: Drizzle;
  versions: ContentVersions;
  commandFiles: CommandFiles;
}

/** The shared dependencies of the game calls. */
export class GamesContext {
  readonly db: Drizzle;
  readonly answers: AnswerCache;
  readonly commandFiles: CommandFiles;
  readonly commandAnswers: AnswerCache;

  constructor({ db, versions, commandFiles }: GamesModuleOptions) {
    this.db = db;
    this.answers = new AnswerCache(versions, 'games');
    this.commandFiles = commandFiles;
    this.commandAnswers = new AnswerCache(versions, 'commands');
  }

  getList() {
    return this.answers.get('list', () => listAllGames(this.db));
  }

  /** Parsed from the cached list, so that an unknown slug costs no query and no cache entry. */
  async findGame(slug: string): Promise<Game | null> {
    // `listAllGames` made the list.
    const games = JSON.parse((await this.getList()).body.toString()) as Game[];
    return games.find((game) => game.slug === slug) ?? null;
  }
}

export const invalidGameId = () => new Refusal(-1, 'Invalid Game ID', { status: 404 });
