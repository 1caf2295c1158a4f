import { PasswordField, TextField } from '@starhaven/ui-kit';

export interface ProofFieldsProps {
  /** Unique on the page: several forms have these fields. */
  id: string;
  /** The ways in which the caller can confirm the action. */
  proofs: readonly ('password' | 'code')[];
  errors: Readonly<Record<string, string[] | null>> | null | undefined;
}

/** Asks for the password or the code again before a dangerous action (docs/behaviour/admin.md#confirmation). */
export function ProofFields({ id, proofs, errors }: ProofFieldsProps) {
  return (
    <>
      {proofs.includes('password') ? (
        <PasswordField
          id={`${id}-password`}
          name="password"
          label="Your password"
          autoComplete="current-password"
          errors={errors?.['password'] ?? []}
        />
      ) : null}
      {proofs.includes('code') ? (
        <TextField
          id={`${id}-code`}
          name="code"
          label={proofs.includes('password') ? 'Or a code of your app' : 'A code of your app'}
          autoComplete="one-time-code"
          inputMode="numeric"
          errors={errors?.['code'] ?? []}
        />
      ) : null}
    </>
  );
}
