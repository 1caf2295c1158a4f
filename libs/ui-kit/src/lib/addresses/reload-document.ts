/** Loads the document of the current address again, with its own policy and without the scripts that ran in this one. */
export const reloadDocument = (): void => window.location.reload();
