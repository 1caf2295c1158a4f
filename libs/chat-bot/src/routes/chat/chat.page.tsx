import { useActionData, useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { useSession } from '@starhaven/session';
import type { FormReply } from '@starhaven/ui-kit';
import {
  Alert,
  ButtonLink,
  Page,
  PageHead,
  ProblemPanel,
  ReplyMessage,
  SiteLink,
  useIsHydrated,
  useLoaded,
  useReplyMessage,
} from '@starhaven/ui-kit';
import { LoginPrompt } from '../../together/chat-window/login-prompt';
import type { ChatIntent } from './chat.form';
import classes from './chat.module.css';
import type { loader } from './chat.route.server';
import { IgnoredMembers } from './ignored-members';
import { StaticRoom } from './static-room';

const loadLiveRoom = () => import('../../room/room-parts');

/** The chat as a separate page (docs/behaviour/chat.md#chat-page). With scripts the room is live. */
export function ChatPage() {
  const { content, problem, isLoggedIn, nowSeconds, nonce } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply<ChatIntent>>();
  const root = useRouteLoaderData<{ realtimeUrl?: string | null; hasChat?: boolean }>('root');
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const session = useSession();
  const isHydrated = useIsHydrated();
  const isLive = isHydrated && session !== null && Boolean(root?.realtimeUrl);
  const live = useLoaded(loadLiveRoom, isLive);
  const slug = content?.room.slug ?? 'public';
  const isShownLive = isLive && live.part !== null && !problem;
  const message = useReplyMessage(isShownLive || reply?.intent === 'send' ? undefined : reply);
  return (
    <Page kind="reading" className={query.has('bot') && isHydrated ? classes.besideBot : undefined}>
      <PageHead title="Chat">Talk with the community. Be kind: people of all ages read here.</PageHead>
      <p className={classes.links}>
        {query.has('bot') ? null : <SiteLink to="/chat?bot">Talk to the bot (GM)</SiteLink>}
        {content?.own?.canModerate ? <SiteLink to="/chat/moderation">Moderation</SiteLink> : null}
      </p>
      {query.has('bot') ? (
        <noscript>
          <p className={classes.note}>
            <strong>The bot needs JavaScript.</strong> Please turn it on for this site. The public chat works without
            it.
          </p>
        </noscript>
      ) : null}
      {query.has('waiting') ? (
        <Alert type="info" title="Waiting for a moderator">
          Others will see your message after a moderator approves it.
        </Alert>
      ) : null}
      <ReplyMessage message={message} />
      {content && content.rooms.length > 1 ? (
        <nav aria-label="Rooms">
          <ul className={classes.rooms}>
            {content.rooms.map((room) => (
              <li key={room.slug}>
                <SiteLink
                  to={room.slug === 'public' ? '/chat' : `/chat?room=${room.slug}`}
                  aria-current={room.slug === slug ? 'page' : undefined}
                >
                  {room.title || room.slug}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {problem ? (
        <ProblemPanel problem={problem}>
          <ButtonLink to="/chat">To the public chat</ButtonLink>
        </ProblemPanel>
      ) : isShownLive && live.part ? (
        <div className={classes.live}>
          <live.part.LiveRoom key={slug} slug={slug} isSpecOnly={!root?.hasChat} content={content} />
        </div>
      ) : content ? (
        <div className={classes.static} data-becomes-live={session !== null && root?.realtimeUrl ? '' : undefined}>
          <StaticRoom content={content} reply={reply} nowSeconds={nowSeconds} nonce={nonce} />
        </div>
      ) : (
        <p className={classes.note}>
          {isHydrated
            ? 'Messages appear here only over a live connection, while you are logged in.'
            : 'Messages appear here only over a live connection, which needs JavaScript. Please turn it on for this site.'}
        </p>
      )}
      {isLoggedIn || problem ? null : <LoginPrompt />}
      {content?.own && content.own.ignored.length > 0 ? <IgnoredMembers members={content.own.ignored} /> : null}
    </Page>
  );
}
