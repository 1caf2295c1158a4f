/** Maps recipe to dish for dishes whose picture does not contain the id: facts of the game. */
const dishByRecipe: Readonly<Record<number, number>> = {
  1001: 108012,
  1003: 108005,
  1004: 108008,
  1005: 108020,
  2001: 108016,
  2002: 108032,
  2003: 108035,
  2004: 108038,
  2005: 108023,
  2006: 108026,
  2007: 108029,
  2008: 108002,
  2101: 108081,
  3001: 108050,
  3002: 108053,
  3003: 108060,
  3004: 108063,
  3005: 108066,
  3006: 108042,
  3007: 108046,
  3008: 108056,
  4101: 108069,
};

/** The item ids of dishes start at 108001; their pictures are named after these ids. */
const dishPicture = /^UI_ItemIcon_(108\d{3})$/;

/**
 * The item id of a dish. Lists of recipes use the id of its recipe, or of the avatar whose specialty it is; engines accept neither.
 * Undefined if the item is unknown.
 */
export function dishItemOf(recipe: number, picture: string | undefined): number | undefined {
  const named = dishPicture.exec(picture ?? '')?.[1];
  return named === undefined ? dishByRecipe[recipe] : Number(named);
}
