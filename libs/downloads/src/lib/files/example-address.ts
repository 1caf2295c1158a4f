export { isExampleAddress } from '@starhaven/contracts/games';
