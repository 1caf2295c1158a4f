export { isBlockedPort } from './blocked-ports';
export { isNetwork } from './is-network';
export { limitKeyOf } from './limit-key-of';
export { ownOrigins } from './own-origins';
