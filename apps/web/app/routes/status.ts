export { statusHeaders as headers, statusLoader as loader } from '@starhaven/status/server';
export {
  statusMeta as meta,
  StatusPage as default,
  statusShouldRevalidate as shouldRevalidate,
} from '@starhaven/status';
