import { createContext, useContext } from 'react';

/** The nonce of this response's policy. In the browser it is undefined: scripts come from our own origin there. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
