import { createContext } from 'react';
import { createLive } from './live';

/** The page's one connection; tests give their own. */
export const LiveContext = createContext(createLive());
