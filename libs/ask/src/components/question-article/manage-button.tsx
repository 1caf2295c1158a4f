import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import classes from './question-article.module.css';

export interface ManageButtonProps {
  /** Id of the question. */
  id: string;
  intent: 'accept' | 'resolve' | 'close';
  fields: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** One button that changes a question; its action redirects back with a notice. */
export function ManageButton({ id, intent, fields, children }: ManageButtonProps) {
  return (
    <Form method="post" action={`/ask/manage/${encodeURIComponent(id)}`}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="intent" value={intent} className={classes.link}>
        {children}
      </button>
    </Form>
  );
}
