export { handbookHeaders as headers, handbookLoader as loader } from '@starhaven/handbook/server';
export { handbookMeta as meta, HandbookPage as default } from '@starhaven/handbook';
