export { dataExportAction as action, dataExportLoader as loader } from '@starhaven/account/server';
