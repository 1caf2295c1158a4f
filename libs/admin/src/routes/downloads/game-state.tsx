import type { AdminGameBuilds } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import type { listBuilds } from './edit-builds';

export interface ShownGame extends AdminGameBuilds {
  builds: ReturnType<typeof listBuilds>;
}

export interface GamePartProps {
  game: ShownGame;
  /** The reply to a form of this game. */
  reply: FormReply | undefined;
}

/** Hidden fields: the game and the state of its downloads on which the form is based. */
export const StateFields = ({ game: { slug, fingerprint } }: Pick<GamePartProps, 'game'>) => (
  <>
    <input type="hidden" name="game" value={slug} />
    <input type="hidden" name="fingerprint" value={fingerprint} />
  </>
);
