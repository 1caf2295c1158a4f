import type { ServerKey } from '@starhaven/contracts/admin';
import { Alert, CopyButton } from '@starhaven/ui-kit';
import { useEffect, useRef } from 'react';
import parts from '../../components/parts/parts.module.css';

/** The key of an agent with the complete command that starts it. No other answer has them again. */
export function ServerKeyBox({ serverKey: { slug, key, lines } }: { serverKey: ServerKey }) {
  const text = lines.join('\n');
  const box = useRef<HTMLDivElement>(null);
  // The form may be far below.
  useEffect(() => box.current?.focus(), [key]);
  return (
    <Alert ref={box} tabIndex={-1} type="warn" title={`The key of ${slug} is shown only now`}>
      <div className={parts.stack}>
        <p>Keep it like a password: whoever has it can speak for this server.</p>
        <p>
          <code className={parts.secret}>{key}</code>
        </p>
        <pre className={parts.secret}>{text}</pre>
        <div>
          <CopyButton text={text} subject="Command" />
        </div>
      </div>
    </Alert>
  );
}
