export { CopyLink } from './components/copy-link/copy-link';
export { EmbedPicker } from './components/embed-picker/embed-picker';
export { OwnerMark } from './components/owner-mark/owner-mark';
export { PictureOverlay, usePictures } from './components/text-body/picture-overlay';
export { TextBody } from './components/text-body/text-body';
export { TextPreview } from './components/text-preview/text-preview';
export { useCountView } from './hooks/use-count-view';
export { usePreview } from './hooks/use-preview';
export { escapeHtml, unescapeHtml } from './lib/html-text';
export { excerptOf } from './lib/excerpt';
export { keepEnter } from './lib/keep-enter';
export { toTags } from './lib/to-tags';
export { wellFormed } from './lib/well-formed';

export type { EmbedPickerProps } from './components/embed-picker/embed-picker';
export type { OpenPicture } from './components/text-body/picture-overlay';
export type { TextBodyProps } from './components/text-body/text-body';
export type { Embed } from './lib/embed';
export type { ShownText } from './lib/shown-text';
