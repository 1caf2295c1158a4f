export { avatarLoader as loader } from '@starhaven/blog/server';
