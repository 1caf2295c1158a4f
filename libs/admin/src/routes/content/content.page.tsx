import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ProblemPanel, openerClass } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffMessage } from '../../components/staff-message/staff-message';
import { CodeForm } from './code-form';
import { CodeList } from './code-list';
import type { loader } from './content.route.server';
import { ReportList } from './report-list';

/** Reports of members and redeem codes (docs/behaviour/admin.md#content). */
export function ContentPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { reports, codes, maySettle, hasChat } = content;
  const hasRefusedCode = reply?.intent === 'make-code' && reply.result !== null;
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      {reports ? <ReportList reports={reports} maySettle={maySettle} hasChat={hasChat} /> : null}
      {codes ? (
        <Card aria-labelledby="codes">
          <h2 id="codes">Redeem codes</h2>
          <details className={openerClass} open={hasRefusedCode || undefined}>
            <summary id="make-code">Make a code</summary>
            <CodeForm reply={reply} servers={codes.places} />
          </details>
          <CodeList codes={codes.list} />
        </Card>
      ) : null}
    </div>
  );
}
