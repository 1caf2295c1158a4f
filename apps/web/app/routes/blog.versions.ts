export { versionsAction as action, versionsHeaders as headers, versionsLoader as loader } from '@starhaven/blog/server';
export { VersionsPage as default, versionsMeta as meta } from '@starhaven/blog';
