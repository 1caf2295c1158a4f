import { Alert, LocalTime, buttonClass, formLayout } from '@starhaven/ui-kit';
import type { KeptWork } from './use-kept-work';

export interface KeptWorkOfferProps {
  kept: KeptWork;
  onRestore: () => void;
  onForget: () => void;
}

/** Offers the unsaved work of an earlier visit (docs/behaviour/blog.md#unsaved-work). */
export function KeptWorkOffer({ kept, onRestore, onForget }: KeptWorkOfferProps) {
  return (
    <Alert type="info" title="This browser kept unsaved work on this post">
      <p>
        From <LocalTime time={kept.keptAt / 1000} />.
      </p>
      <p className={formLayout.actions}>
        <button type="button" className={buttonClass('primary')} onClick={onRestore}>
          Restore it
        </button>
        <button type="button" className={buttonClass()} onClick={onForget}>
          Discard it
        </button>
      </p>
    </Alert>
  );
}
