import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { AccountCard } from '../../../components/account-frame/account-frame';
import type { SecurityReply } from '../security-reply';
import { CodeList } from './code-list';
import { SectionMessage } from './section-message';
import classes from '../security.module.css';

export interface SectionFrameProps {
  id: string;
  title: string;
  /** One or two words, such as "On". */
  state?: string;
  isOn?: boolean;
  intro: string;
  reply: SecurityReply | null;
  children: ReactNode;
}

/** One part of the page: its heading, the result of its last form, and its content. */
export function SectionFrame({ id, title, state, isOn = false, intro, reply, children }: SectionFrameProps) {
  const messageBox = useRef<HTMLDivElement>(null);
  // Focuses the first wrong field, or else the message: if the sent form was removed, its focus is lost.
  useEffect(() => {
    const wrong = reply && document.querySelector<HTMLElement>(`#${id} [aria-invalid="true"]`);
    (wrong ?? messageBox.current)?.focus();
  }, [reply, id]);
  return (
    <AccountCard id={id} aria-labelledby={`${id}-title`}>
      <div className={classes.cardHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {state ? (
          <span className={classes.state} data-on={isOn || undefined}>
            {state}
          </span>
        ) : null}
      </div>
      <p className={classes.intro}>{intro}</p>
      {reply?.message ? (
        <SectionMessage ref={messageBox} message={reply.message}>
          {reply.recoveryCodes.length > 0 ? <CodeList codes={reply.recoveryCodes} /> : null}
        </SectionMessage>
      ) : null}
      {children}
    </AccountCard>
  );
}
