import { useActionData, useNavigation } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { useRef } from 'react';

/**
 * The reply to the last form, together with the data that is loaded after it. The router shows a reply as soon as it arrives, while the page
 * still has the data and the versions from before it: a save in this time would be refused as outdated.
 */
export function useSettledReply<Reply extends FormReply = FormReply>(): Reply | undefined {
  const reply = useActionData<Reply>();
  const { state, formData } = useNavigation();
  const settled = useRef(reply);
  const isLoadingAfterForm = state === 'loading' && formData !== undefined;
  if (!isLoadingAfterForm) settled.current = reply;
  return settled.current;
}
