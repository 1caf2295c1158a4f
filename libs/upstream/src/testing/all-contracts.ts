// Every domain of the contracts, for the types of the answers of tests. Import only types from here: the values would load all domains.
export * from '@starhaven/contracts/account';
export * from '@starhaven/contracts/admin';
export * from '@starhaven/contracts/agent';
export * from '@starhaven/contracts/ask';
export * from '@starhaven/contracts/blog';
export * from '@starhaven/contracts/chat';
export * from '@starhaven/contracts/commands';
export * from '@starhaven/contracts/donations';
export * from '@starhaven/contracts/games';
export * from '@starhaven/contracts/handbook';
export * from '@starhaven/contracts/live';
export * from '@starhaven/contracts/network';
export * from '@starhaven/contracts/notifications';
export * from '@starhaven/contracts/protocol';
export * from '@starhaven/contracts/retcodes';
export * from '@starhaven/contracts/session';
export * from '@starhaven/contracts/status';
