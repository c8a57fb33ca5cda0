import { t } from '../../platform/messages.ts';
/** What the keys of the review do, in the order of their help. */
export const reviewLabels = {
  j: t('applications.nextApplicant'),
  k: t('applications.previousApplicant'),
  a: t('applications.advance'),
  r: t('applications.rejectAndContinue'),
  s: t('applications.chooseStage'),
  n: t('applications.writeNote'),
  e: t('applications.writeMessage'),
  u: t('applications.undoMove'),
} as const;

/** An act of the review, named by the key that it has until somebody chooses another. */
export type ReviewAct = keyof typeof reviewLabels;

/** What each act of the review does; one that is missing does nothing here. */
export type ReviewActs = Partial<Record<ReviewAct, () => void>>;
/** The keys that somebody chose instead. */
export type KeyMap = Partial<Record<ReviewAct, string>>;

/** The acts in the order of their help. */
export const reviewActs = Object.keys(reviewLabels) as ReviewAct[];

/** The key of an act. */
export function keyOf(map: KeyMap, act: ReviewAct): string {
  return map[act] ?? act;
}

/** The map with another key for an act, a letter or a digit; an act that had it takes the key that is free now. */
export function withKey(map: KeyMap, act: ReviewAct, key: string): KeyMap {
  const wanted = key.toLowerCase();
  if (!/^[\p{L}\d]$/u.test(wanted)) return map;
  const other = reviewActs.find((item) => item !== act && keyOf(map, item) === wanted);
  return { ...map, ...(other && { [other]: keyOf(map, act) }), [act]: wanted };
}

/** The keys that a browser kept; whatever else is there counts for nothing. */
export function readKeyMap(stored: unknown): KeyMap {
  if (typeof stored !== 'object' || stored === null) return {};
  const given = Object.entries(stored);
  const kept = reviewActs.flatMap((act) => {
    const key: unknown = given.find(([name]) => name === act)?.[1];
    return typeof key === 'string' && /^[\p{L}\d]$/u.test(key) ? [[act, key] as const] : [];
  });
  const map: KeyMap = Object.fromEntries(kept);
  return new Set(reviewActs.map((act) => keyOf(map, act))).size === reviewActs.length ? map : {};
}
