export { versionsHeaders as headers, versionsLoader as loader } from '@starhaven/ask/server';
export { VersionsPage as default, versionsMeta as meta } from '@starhaven/ask';
