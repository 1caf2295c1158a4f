import type { DataFormat } from '../data-format';
import { bapsHandbook } from './blue-archive/baps-handbook';
import { blueArchiveData } from './blue-archive/blue-archive-data';
import { blueArchiveGm } from './blue-archive/blue-archive-gm';
import { schaleDb } from './blue-archive/schaledb';
import { shittimStatic } from './blue-archive/shittim-static';
import { enkaStore } from './enka/enka-store';
import { genshinExcel } from './excel/genshin-excel';
import { starRailExcel } from './excel/star-rail-excel';
import { genshinDb } from './genshin-db/genshin-db';
import { grasscutterDump } from './grasscutter-dump/grasscutter-dump';
import { grasscutterHandbook } from './grasscutter-handbook/grasscutter-handbook';
import { grasscutterTools } from './grasscutter-tools/grasscutter-tools';
import { hsrData } from './hsr-data/hsr-data';
import { danhengHandbook } from './star-rail-handbooks/danheng-handbook';
import { lunarcoreHandbook } from './star-rail-handbooks/lunarcore-handbook';
import { starRailRes } from './star-rail-res/star-rail-res';
import { starterBlueArchive } from './starter/blue-archive';
import { starterStarRail } from './starter/star-rail';

/** Every supported format, engine dumps first. */
export const formats: readonly DataFormat[] = [
  grasscutterHandbook,
  grasscutterDump,
  lunarcoreHandbook,
  danhengHandbook,
  bapsHandbook,
  shittimStatic,
  starRailRes,
  genshinExcel,
  starRailExcel,
  schaleDb,
  enkaStore,
  grasscutterTools,
  blueArchiveData,
  blueArchiveGm,
  hsrData,
  genshinDb,
  starterStarRail,
  starterBlueArchive,
];

/** Names of the formats that are installed with us; their `from` is ''. */
export const shippedFormats = ['genshin-db', 'starter-star-rail', 'starter-blue-archive'] as const;
