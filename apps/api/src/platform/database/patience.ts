import { AsyncLocalStorage } from 'node:async_hooks';

const patience = new AsyncLocalStorage<true>();

/** Lets the queries of `work` take minutes; all other queries keep their limits. */
export const withPatience = <T>(work: () => Promise<T>): Promise<T> => patience.run(true, work);

/** True within `withPatience`. */
export const isPatient = (): boolean => patience.getStore() === true;
