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
export type ReviewAction = keyof typeof reviewLabels;

/** What each act of the review does; one that is missing does nothing here. */
export type ReviewActions = Partial<Record<ReviewAction, () => void>>;
/** The keys that somebody chose instead. */
export type KeyMap = Partial<Record<ReviewAction, string>>;

/** The acts in the order of their help. */
export const reviewActions = Object.keys(reviewLabels) as ReviewAction[];

/** The key of an act. */
export function keyOf(map: KeyMap, act: ReviewAction): string {
  return map[act] ?? act;
}

/** The map with another key for an act, a letter or a digit; an act that had it takes the key that is free now. */
export function withKey(map: KeyMap, act: ReviewAction, key: string): KeyMap {
  const wanted = key.toLowerCase();
  if (!/^[\p{L}\d]$/u.test(wanted)) return map;
  const other = reviewActions.find((item) => item !== act && keyOf(map, item) === wanted);
  return { ...map, ...(other && { [other]: keyOf(map, act) }), [act]: wanted };
}

/** The keys that a browser kept; whatever else is there counts for nothing. */
export function readKeyMap(stored: unknown): KeyMap {
  if (typeof stored !== 'object' || stored === null) return {};
  const given = Object.entries(stored);
  const kept = reviewActions.flatMap((act) => {
    const key: unknown = given.find(([name]) => name === act)?.[1];
    return typeof key === 'string' && /^[\p{L}\d]$/u.test(key) ? [[act, key] as const] : [];
  });
  const map: KeyMap = Object.fromEntries(kept);
  return new Set(reviewActions.map((act) => keyOf(map, act))).size === reviewActions.length ? map : {};
}
