// docs/behaviour/handbook.md#handbook-numbers
export const handbookPageSize = 12;
/** The last page; requests for later pages are refused (docs/behaviour/handbook.md#result-pages). */
export const handbookMaxPage = 1000;
