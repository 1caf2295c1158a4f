/** The origin of a game's items: a new import of one format replaces the previous one; imports of two formats add up. */
export interface DataSource {
  /** Game id. */
  game: number;
  /** Name of the format. */
  source: string;
}
