/** Domains that exist for examples only (RFC 2606): nothing can be downloaded there. */
const exampleHost = /(^|\.)example(\.(org|com|net))?$/i;

/** Whether an address is a placeholder of the sample data, which an operator has not replaced yet. */
export function isExampleAddress(address: string): boolean {
  return URL.canParse(address) && exampleHost.test(new URL(address).hostname);
}
