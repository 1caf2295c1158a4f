import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { Alert, Page, PageHead, ProblemPanel, SiteLink } from '@starhaven/ui-kit';
import { AdminTabs } from '../../components/admin-tabs/admin-tabs';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { useKeptContent } from '../../hooks/use-kept-content';
import type { loader } from './area.route.server';

/** The frame of every page of the dashboard (docs/behaviour/admin.md#tabs). */
export function AdminArea() {
  const { problem, ...loaded } = useLoaderData<typeof loader>();
  const { content } = useKeptContent(loaded.content, problem);
  const { pathname } = useLocation();
  if (content === null) return <Page>{problem ? <ProblemPanel problem={problem} level={1} /> : null}</Page>;
  return (
    <Page className={layout.stack}>
      <PageHead title="Admin Dashboard">
        {content.permissions === null
          ? 'This host offers no dashboard. Everything here is a placeholder: nothing is sent, and nothing is kept.'
          : null}
      </PageHead>
      {content.isFactorMissing ? (
        <Alert type="warn" title="A second factor is required">
          Staff of this site must have one. Add it on <SiteLink to="/account/security">the security page</SiteLink>.
        </Alert>
      ) : null}
      <AdminTabs current={pathname.replace(/\/+$/, '')} permissions={content.permissions} />
      <Outlet />
    </Page>
  );
}
