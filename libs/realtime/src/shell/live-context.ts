import { createContext } from 'react';
import { createLive } from './live';

/** The page's one connection; tests provide their own. */
export const LiveContext = createContext(createLive());
