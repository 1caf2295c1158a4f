export interface PasswordStrength {
  /** 0 empty, 1 weak, 2 fair, 3 strong. */
  score: 0 | 1 | 2 | 3;
  text: string;
}

const common =
  /pass(word)?|qwert|asdf|admin|login|welcome|letmein|dragon|monkey|iloveyou|genshin|impact|starrail|honkai|archive|paimon|1234|4321|abcd|1111|0000/gi;

/** A rough estimate from length, variety and the most common words. It is only a hint; the server refuses known passwords. */
export function estimatePassword(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password === '') return { score: 0, text: '' };
  let rest = password.replace(common, '*');
  for (const word of personal.filter((text) => text.length >= 3)) {
    rest = rest.toLowerCase().replaceAll(word.toLowerCase(), '*');
  }
  // A repeated character adds nothing to the score.
  rest = rest.replace(/(.)\1{2,}/g, '$1');
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(rest)).length;
  const points = new Set(rest).size + rest.length / 2 + (kinds - 1) * 2;
  if (points >= 20) return { score: 3, text: 'Looks strong' };
  if (points >= 13) return { score: 2, text: 'Fair: a few more characters make it strong' };
  return { score: 1, text: 'Weak: use a longer one, such as three or four unrelated words' };
}
