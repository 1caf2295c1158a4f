import { useLiveNeed, useLiveState } from '@starhaven/realtime';
import type { ChatHandOff } from '@starhaven/realtime';
import { useSession } from '@starhaven/session';
import { ButtonLink } from '@starhaven/ui-kit';
import { CharacterPicker } from '../character/character-picker';
import { useServerCommands } from '../character/server-commands';
import { useCharacters } from '../character/use-characters';
import { Composer } from '../composer/composer';
import { linesOf } from '../composer/line-history';
import { useComposer } from '../composer/use-composer';
import { isBusy, isQueue } from '../conversation/conversation';
import { botTexts } from '../conversation/step-conversation';
import { BotLog } from '../log/bot-log';
import { QueueBar, RateLimit } from '../queue-bar/queue-bar';
import { useNow } from '../queue-bar/use-now';
import { useBotSession } from '../session/use-bot-session';
import { LoginPrompt } from '../../together/chat-window/login-prompt';
import classes from './bot-panel.module.css';

export interface BotPanelProps {
  /** Uid of the logged-in account; null for guests. */
  account: string | null;
  /** The host supports only the specification. */
  isSpecOnly: boolean;
  /** Commands from another page of the site. */
  handOff: ChatHandOff | null;
}

/** The private chat with the bot (docs/behaviour/chat.md#bot-chat). */
export function BotPanel({ account, ...rest }: BotPanelProps) {
  if (account === null) {
    return <LoginPrompt>{botTexts.notLoggedIn}</LoginPrompt>;
  }
  return <OwnBot key={account} account={account} {...rest} />;
}

interface OwnBotProps extends Omit<BotPanelProps, 'account'> {
  account: string;
}

function OwnBot({ account, isSpecOnly, handOff }: OwnBotProps) {
  useLiveNeed();
  const locale = useSession()?.locale ?? '';
  const { session, conversation } = useBotSession(account, { isSpecOnly, locale });
  const { characters, chosen, choose } = useCharacters();
  const server = useServerCommands(chosen);
  const { engine, commands } = server;
  const status = useLiveState('status');
  const isMember = useLiveState('isMember');
  const isConnected = status === 'connected' && isMember;
  const { blockedUntilMs } = conversation;
  const nowMs = useNow(blockedUntilMs > 0);
  const isLimited = blockedUntilMs > nowMs;

  const composer = useComposer({
    server,
    game: chosen?.game ?? 0,
    handOff,
    onRun: (texts, madeFor) => {
      if (chosen === null || !session.isReady) return false;
      const isMismatch =
        madeFor !== undefined && (madeFor.game !== chosen.game || (engine !== null && madeFor.id !== engine));
      if (isMismatch) {
        const why = `These commands are for ${madeFor.name}. Choose a character on such a server.`;
        session.take({ type: 'say', text: `${botTexts.mismatch}\n${why}` });
        return false;
      }
      session.take({ type: 'add', texts, target: { uid: chosen.uid, serverId: chosen.serverId } });
      return true;
    },
  });

  if (characters.length === 0) {
    return (
      <div className={classes.notice}>
        <p>The bot runs commands for your character in a game. Load your characters on the account page first.</p>
        <ButtonLink to="/account" tone="primary">
          Account
        </ButtonLink>
      </div>
    );
  }
  const disabledReason = !isConnected
    ? status === 'connected' || status === 'connecting' || status === 'off'
      ? 'Connecting…'
      : botTexts.notConnected
    : chosen === null
      ? 'Choose a character first'
      : isLimited
        ? botTexts.rateLimited
        : null;
  return (
    <div className={classes.panel}>
      <CharacterPicker characters={characters} chosen={chosen} isLocked={isBusy(conversation)} onChoose={choose} />
      <BotLog
        entries={conversation.entries}
        server={chosen?.serverTitle ?? ''}
        onAcceptOffer={(id) => session.acceptOffer(id)}
      />
      {isLimited ? <RateLimit untilMs={blockedUntilMs} /> : null}
      {isQueue(conversation) || conversation.mode === 'asking' ? (
        <QueueBar conversation={conversation} isConnected={isConnected} onEvent={session.take} />
      ) : null}
      <Composer
        composer={composer}
        commands={commands}
        game={chosen?.game ?? null}
        disabledReason={disabledReason}
        history={linesOf(conversation.entries)}
      />
    </div>
  );
}
