/** Loads the document of the current address again, with that address's policy and without the scripts that run in this one. */
export const reloadDocument = (): void => window.location.reload();
