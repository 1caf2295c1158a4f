export { findPicturesIn, pictureNamePattern } from './find-pictures-in';
export type { PicturePlace } from './find-pictures-in';
export { findUploadsData } from './personal-data';
export { picturesIn } from './picture-use';
export type { PictureUse } from './picture-use';
export { registerUploadsModule } from './register-uploads-module';
export { removeOrphans } from './remove-orphans';
export type { UploadsOptions } from './uploads-context';
