const pad = (value: number) => String(value).padStart(2, '0');

/** Remaining whole seconds as `HH:MM:SS`, or as `MM:SS` if requested and under an hour; never negative. */
export function formatCountdown(remainingSeconds: number, form: 'hh:mm:ss' | 'mm:ss' = 'hh:mm:ss'): string {
  const total = Math.max(0, Math.ceil(remainingSeconds));
  const hours = Math.floor(total / 3600);
  const rest = `${pad(Math.floor((total % 3600) / 60))}:${pad(total % 60)}`;
  return form === 'mm:ss' && hours === 0 ? rest : `${pad(hours)}:${rest}`;
}
