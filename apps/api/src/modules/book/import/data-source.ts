/** Where items of a game come from: two imports of one format follow each other, those of two formats add up. */
export interface DataSource {
  /** Game id. */
  game: number;
  /** Name of the format. */
  source: string;
}
