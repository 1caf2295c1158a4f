import type { DataFormat } from '../../data-format';
import { openExcel } from './open-excel';
import { starRailShape } from './star-rail-tables';

const expects = "a dump of Star Rail with the folders ExcelOutput and TextMap, or an engine's folder of resources";

/** Tables of Star Rail with text maps; supports the hashes and numbers of every version. */
export const starRailExcel: DataFormat = {
  name: 'star-rail-excel',
  title: 'Star Rail ExcelOutput and TextMap',
  games: [2],
  expects,
  open: async (path) => ({ game: 2, parts: await openExcel(path, starRailShape, expects) }),
};
