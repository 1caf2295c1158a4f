/**
 * True for an id that can be a segment of a path, on our host and on others. URL parsers drop a segment of one or two dots, so a request
 * with such an id would reach another call.
 */
export const isPathId = (id: string): boolean => /^[\w.-]{1,64}$/.test(id) && !/^\.{1,2}$/.test(id);
