import type { Live } from '@starhaven/realtime';
import { onForgetBot } from '../../shell/bot-keeper/kept-bot';
import { BotSession } from './bot-session';
import type { LiveBotOptions } from './live-bot-connection';
import { liveBotConnection } from './live-bot-connection';

let open: { account: string; live: Live; options: LiveBotOptions; session: BotSession } | null = null;

/** Returns this tab's only session for an account. It continues while no component shows it. Opening another account's session ends it. */
export function openBotSession(live: Live, account: string, options: LiveBotOptions): BotSession {
  if (open?.account === account && open.live === live) {
    open.options.locale = options.locale;
    return open.session;
  }
  open?.session.stop();
  const own = { ...options };
  open = {
    ...{ account, live, options: own },
    session: new BotSession({ account, connection: liveBotConnection(live, own) }),
  };
  onForgetBot(closeBotSession);
  return open.session;
}

/** Called after a logout: no data of the account stays in the tab. */
export function closeBotSession(): void {
  open?.session.take({ type: 'forget' });
  open?.session.stop();
  open = null;
}
