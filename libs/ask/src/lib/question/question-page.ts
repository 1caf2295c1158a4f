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
  /** Number of answers on the pages before this one. */
  from: number;
  /** The member's own view, which also shows texts that wait for review. */
  isOwn: boolean;
  /** Texts that the member has already reported. */
  reported: { kind: TextKind; id: string }[];
}
