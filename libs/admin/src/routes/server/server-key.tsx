import type { ServerKey } from '@starhaven/contracts/admin';
import { Alert, CopyButton } from '@starhaven/ui-kit';
import { useEffect, useRef } from 'react';
import layout from '../../components/staff-layout/staff-layout.module.css';

/** The key of an agent, with the complete command that starts the agent. No later answer contains the key. */
export function ServerKeyBox({ serverKey: { slug, key, lines } }: { serverKey: ServerKey }) {
  const text = lines.join('\n');
  const box = useRef<HTMLDivElement>(null);
  // The sent form may be far below this box.
  useEffect(() => box.current?.focus(), [key]);
  return (
    <Alert ref={box} tabIndex={-1} type="warn" title={`The key of ${slug} is shown only now`}>
      <div className={layout.stack}>
        <p>Keep it like a password: anyone who has it can report as this server.</p>
        <p>
          <code className={layout.secret}>{key}</code>
        </p>
        <pre className={layout.secret}>{text}</pre>
        <div>
          <CopyButton text={text} subject="Command" />
        </div>
      </div>
    </Alert>
  );
}
