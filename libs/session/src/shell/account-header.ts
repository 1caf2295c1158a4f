/** The header of forms that scripts send: the uid of the account for which the page was made. */
export const accountHeader = 'X-Page-Account';
