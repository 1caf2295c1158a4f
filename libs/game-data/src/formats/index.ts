import type { DataFormat } from '../data-format';
import { genshinDb } from './genshin-db/genshin-db';
import { grasscutterHandbook } from './grasscutter-handbook/grasscutter-handbook';
import { starterBlueArchive } from './starter/blue-archive';
import { starterStarRail } from './starter/star-rail';

/** Every format that can be read, engine dumps first. */
export const formats: readonly DataFormat[] = [grasscutterHandbook, genshinDb, starterStarRail, starterBlueArchive];

/** Names of the formats that come with us: `from` is ''. */
export const shippedFormats = ['genshin-db', 'starter-star-rail', 'starter-blue-archive'] as const;
