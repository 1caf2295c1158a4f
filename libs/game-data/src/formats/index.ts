import type { DataFormat } from '../data-format';
import { genshinDb } from './genshin-db/genshin-db';
import { grasscutterHandbook } from './grasscutter-handbook/grasscutter-handbook';

/** Every format that can be read, engine dumps first. */
export const formats: readonly DataFormat[] = [grasscutterHandbook, genshinDb];

/** Names of the formats that come with us: `from` is ''. */
export const shippedFormats = [genshinDb.name] as const;
