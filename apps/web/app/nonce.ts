import { createContext, useContext } from 'react';

/** The nonce of this response's policy; the browser needs none, since its scripts come from our own origin. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
