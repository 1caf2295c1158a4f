let address: string | null = null;

/**
 * The address at which this document was loaded. The document keeps the policy of this address when client navigation changes the page.
 * `ClientNavigation` calls this before it changes the address.
 */
export const documentAddress = (): string => (address ??= window.location.href);
