/** The lines for the operator. */
export interface OperatorAnswer {
  lines: string[];
}
