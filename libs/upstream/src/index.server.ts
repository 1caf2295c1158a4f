export { createUpstream } from './client/create-upstream.server';
export { createContentVersions } from './versions/create-content-versions.server';
export { createPageForwarder } from './client/forward/forward-page.server';
export { createFileForwarder } from './client/forward/forward-file.server';
export { fileForwarderFor } from './file-forwarder-for.server';
export { pageForwarderFor } from './page-forwarder-for.server';
export { toCallResult } from './call-result';
export { failedReply } from './failed-reply.server';
export { failureStatus, refusalStatus } from './failure-status';
export { hostText } from './host-text.server';
export { isHostFault, isMismatch, isRefusal, isUnavailable, isUnreachable } from './failures';
export { isDeclined, isForbidden, isLimited, isNone, isOutdated, isSessionOver } from './refusals';
export { refusedReply, retryAfterHeader } from './refused-reply';
export { requireSuccess } from './require-success';
export { UpstreamError, isUpstreamError } from './upstream-error';
export { provideServices, serviceOf } from './services/service-of.server';
export { siteFor } from './services/site-settings.server';
export { orElse, orNull } from './reads/or-else';
export { readVersion, versionTime } from './reads/read-version.server';
export { upstreamFor } from './upstream-for.server';

export type { FileForwarder, FileForwarderOptions, FileRequest } from './client/forward/forward-file.server';
export type { PageForwarder, PageForwarderOptions } from './client/forward/forward-page.server';
export type { UpstreamOptions } from './client/create-upstream.server';
export type { ContentVersionsOptions } from './versions/create-content-versions.server';
export type { UpstreamErrorDetails } from './upstream-error';
export type { FailedReply } from './failed-reply.server';
export type { CallRefusal, CallResult, CallSuccess } from './call-result';
export type { CallReply } from './refusals';
export type { KindWords, Limit, RefusalWords, RefusedPlace, RefusedReply } from './refused-reply';
export type { UpstreamErrorKind } from './error-kinds';
export type { ProcessServices, ServiceName } from './services/service-of.server';
export type { CommunityChannel, SiteSettings } from './services/site-settings.server';
export type {
  CallArguments,
  CallInput,
  CallOutcome,
  CallRecord,
  ContentVersions,
  Upstream,
  UpstreamClient,
  UpstreamLogEntry,
  Visitor,
} from './types';
