import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ReplyMessage } from '@starhaven/ui-kit';
import { AccountProblem } from '../../components/account-frame/account-frame';
import type { loader } from './account-data.route.server';
import { DeletionSection } from './deletion-section';
import { ExportSection } from './export-section';

/** A copy of the account's data, and its deletion. */
export function AccountDataPage() {
  const { content, nowSeconds, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply<'delete-account'>>();
  if (problem) return <AccountProblem problem={problem} backTo="/account" backLabel="Back to account" />;
  const { username, hasPassword, wasPasswordWrong, canExport, canDelete, deletionAt } = content;
  return (
    <>
      <h1>Your data</h1>
      <ReplyMessage message={reply?.message} />
      {canExport ? <ExportSection hasPassword={hasPassword} wasPasswordWrong={wasPasswordWrong} /> : null}
      {canDelete ? (
        <DeletionSection
          username={username}
          hasPassword={hasPassword}
          deletionAt={deletionAt}
          nowSeconds={nowSeconds}
          reply={reply}
        />
      ) : null}
    </>
  );
}
