/** The lines for the operator. */
export interface OperatorLines {
  lines: string[];
}
