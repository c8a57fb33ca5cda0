import { t } from '../../platform/messages.ts';
/** How hard a password is to guess: 1 weak, 2 fair, 3 strong, with what to do about it. Empty is 0. */
export type Strength = { level: 0 | 1 | 2 | 3; advice: string };

const common = [
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'azerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'monkey',
  'dragon',
  'football',
  'abc123',
  'secret',
  'login',
  'master',
  'sunshine',
  'changeme',
];

/**
 * Judges a password by its length, variety, and whether it is a common word, a run or the start of the e-mail address.
 * A hint only: the rule is `floor`, the length that the API asks for.
 */
export function passwordStrength(password: string, email = '', floor = 6): Strength {
  if (password === '') {
    const advice = t('auth.atLeastLonger', { floor });
    return { level: 0, advice };
  }
  if (password.length < floor && floor > 6) return { level: 1, advice: t('auth.atLeast', { floor }) };
  const plain = password.toLowerCase();
  const bare = plain.replace(/[^\p{L}]+/gu, '');
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (common.some((word) => bare === word || (plain.startsWith(word) && plain.length < word.length + 5))) {
    return { level: 1, advice: t('auth.weakCommon') };
  }
  if (name.length >= 3 && plain.includes(name)) return { level: 1, advice: t('auth.weakEmailName') };
  if (new Set(plain).size <= 3 || isRun(plain)) return { level: 1, advice: t('auth.weakRepeats') };
  const variety = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const bits = password.length * (variety + 2);
  if (bits < 36) return { level: 1, advice: t('auth.weakShort') };
  if (bits < 56) return { level: 2, advice: t('auth.fair') };
  return { level: 3, advice: t('auth.strong') };
}

function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.length > 3 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}
