let address: string | null = null;

/**
 * The address at which this document was loaded. Its policy stays that of this address when the visitor goes on to other pages by client navigation;
 * `ClientNavigation` asks for it before it changes the address.
 */
export const documentAddress = (): string => (address ??= window.location.href);
