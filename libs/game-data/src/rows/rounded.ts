/** A value without the digits that divisions add, which are not in the data. */
export const rounded = (value: number): number => Number(value.toFixed(8));
