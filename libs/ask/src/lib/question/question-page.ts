import type { TextKind } from '@starhaven/contracts/ask';
import type { PageProblem } from '@starhaven/ui-kit';
import type { QuestionView } from './view-question.server';

/** The data of a question's page. */
export interface QuestionPageData {
  view: QuestionView | null;
  problem: PageProblem | null;
  takesTexts: boolean;
  /** Whether the page reports a view; only our own host counts views. */
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
