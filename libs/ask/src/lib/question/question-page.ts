import type { TextKind } from '@starhaven/contracts/ask';
import type { PageProblem } from '@starhaven/ui-kit';
import type { QuestionView } from './view-question.server';

/** What the page of a question is told. */
export interface QuestionPageData {
  view: QuestionView | null;
  problem: PageProblem | null;
  takesTexts: boolean;
  /** Whether the page tells that it was read; only our own host counts. */
  countsViews: boolean;
  /** Unix seconds. */
  now: number;
  /** Answers on the pages before this one. */
  from: number;
  /** The member's own view: also what waits for review. */
  isOwn: boolean;
  /** What the member reported already. */
  reported: { kind: TextKind; id: string }[];
}
