import type { HTMLAttributes, ReactNode } from 'react';
import { ButtonLink, Page, ProblemPanel } from '@starhaven/ui-kit';
import type { PageProblem } from '@starhaven/ui-kit';
import classes from './account-frame.module.css';

/** The column of every page of the account area. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return <Page kind="reading">{children}</Page>;
}

/** One topic of the account area; its heading is inside. */
export function AccountCard(props: HTMLAttributes<HTMLElement>) {
  return <section {...props} className={classes.card} />;
}

export interface AccountProblemProps {
  problem: PageProblem;
  /** A link target for the visitor. */
  backTo: string;
  backLabel: string;
}

/** A page of the account area that has nothing to show. */
export function AccountProblem({ problem, backTo, backLabel }: AccountProblemProps) {
  return (
    <ProblemPanel level={1} problem={problem}>
      <ButtonLink to={backTo}>{backLabel}</ButtonLink>
    </ProblemPanel>
  );
}
