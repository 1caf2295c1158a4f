// Every name of every domain, for tests over all contracts.
export * from '../account';
export * from '../admin';
export * from '../agent';
export * from '../ask';
export * from '../blog';
export * from '../chat';
export * from '../commands';
export * from '../donations';
export * from '../games';
export * from '../handbook';
export * from '../live';
export * from '../network';
export * from '../notifications';
export * from '../protocol';
export * from '../retcodes';
export * from '../session';
export * from '../status';
