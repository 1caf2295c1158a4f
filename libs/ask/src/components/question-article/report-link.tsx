import { SiteLink } from '@starhaven/ui-kit';
import classes from './question-article.module.css';

export interface ReportLinkProps {
  /** Of the question. */
  id: string;
  answerId?: string;
  isReported: boolean;
}

/** Leads to the form that reports a question or an answer. */
export function ReportLink({ id, answerId, isReported }: ReportLinkProps) {
  if (isReported) return <span className={classes.quiet}>Reported</span>;
  const answer = answerId === undefined ? '' : `&answer=${encodeURIComponent(answerId)}`;
  return <SiteLink to={`/ask/manage/${encodeURIComponent(id)}?do=report${answer}`}>Report</SiteLink>;
}
