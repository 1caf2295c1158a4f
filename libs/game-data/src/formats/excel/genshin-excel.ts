import type { DataFormat } from '../../data-format';
import { genshinShape } from './genshin-tables';
import { openExcel } from './open-excel';

const expects =
  "a dump of Genshin Impact with the folders ExcelBinOutput and TextMap, or an engine's folder of resources";

/** Tables of Genshin Impact with text maps. */
export const genshinExcel: DataFormat = {
  name: 'genshin-excel',
  title: 'Genshin ExcelBinOutput and TextMap',
  games: [1],
  expects,
  open: async (path) => ({ game: 1, parts: await openExcel(path, genshinShape, expects) }),
};
