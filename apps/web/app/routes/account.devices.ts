export { devicesAction as action, devicesHeaders as headers, devicesLoader as loader } from '@starhaven/account/server';
export { DevicesPage as default, devicesMeta as meta } from '@starhaven/account';
