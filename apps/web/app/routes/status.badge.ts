export { statusBadgeLoader as loader } from '@starhaven/status/server';
