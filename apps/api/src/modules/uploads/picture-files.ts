import { imageSizes } from '@starhaven/contracts/blog';
import { pictureSizeNames } from './encode/picture-limits';
import type { PictureSize } from './encode/picture-limits';

export const picturesPath = '/uploads/blog';

export const fileNameOf = (id: string, size: PictureSize): string => `${id}${imageSizes[size]}.webp`;

export const fileNamesOf = (id: string): string[] => pictureSizeNames.map((size) => fileNameOf(id, size));
