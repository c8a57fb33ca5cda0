/** How many of a group were chosen. */
export type Share = { assessed: number; selected: number };

/** Whether two selection rates differ by more than chance would explain: the test that was used, and the odds of such a difference by chance. */
export type Significance = { test: 'z' | 'fisher'; z: number | null; p: number; significant: boolean };

/**
 * Compares two selection rates, as the Uniform Guidelines on Employee Selection Procedures ask (29 CFR 1607.4(D); questions 18
 * to 24 of the Commission's Questions and Answers, 44 FR 11996): the two-proportion z test with pooled variance at 5 %, and
 * Fisher's exact test where a group has fewer than 30 people. Null where a group is empty.
 */
export function compareRates(a: Share, b: Share): Significance | null {
  if (a.assessed === 0 || b.assessed === 0) return null;
  if (Math.min(a.assessed, b.assessed) < 30) {
    const p = fisherExact(a, b);
    return { test: 'fisher', z: null, p, significant: p < 0.05 };
  }
  const z = pooledZ(a, b);
  return { test: 'z', z, p: twoSided(z), significant: Math.abs(z) > 1.96 };
}

/** z = (p1 - p2) / sqrt(p (1 - p) (1/n1 + 1/n2)) with the rate p of both groups together; 0 where nobody or everybody was chosen. */
export function pooledZ(a: Share, b: Share): number {
  const p = (a.selected + b.selected) / (a.assessed + b.assessed);
  const spread = Math.sqrt(p * (1 - p) * (1 / a.assessed + 1 / b.assessed));
  return spread === 0 ? 0 : (a.selected / a.assessed - b.selected / b.assessed) / spread;
}

/** The two-sided p of Fisher's exact test: all tables with the same sums that are as unlikely as this one, or more so. */
export function fisherExact(a: Share, b: Share): number {
  const chosen = a.selected + b.selected;
  const least = Math.max(0, chosen - b.assessed);
  const most = Math.min(chosen, a.assessed);
  const logOf = (x: number) =>
    logChoose(a.assessed, x) + logChoose(b.assessed, chosen - x) - logChoose(a.assessed + b.assessed, chosen);
  const own = logOf(a.selected);
  let sum = 0;
  for (let x = least; x <= most; x += 1) if (logOf(x) <= own + 1e-9) sum += Math.exp(logOf(x));
  return Math.min(1, sum);
}

/**
 * The 95 % interval of the difference of two rates (a minus b), by Newcombe's hybrid of Wilson intervals (Statistics in
 * Medicine 17, 1998, method 10), which holds for small groups too.
 */
export function differenceInterval(a: Share, b: Share): [low: number, high: number] {
  const [p1, p2] = [a.selected / a.assessed, b.selected / b.assessed];
  const [l1, u1] = wilson(a);
  const [l2, u2] = wilson(b);
  return [
    p1 - p2 - Math.sqrt((p1 - l1) ** 2 + (u2 - p2) ** 2),
    p1 - p2 + Math.sqrt((u1 - p1) ** 2 + (p2 - l2) ** 2),
  ];
}

function wilson({ assessed: n, selected }: Share): [number, number] {
  const z = 1.959964;
  const p = selected / n;
  const middle = p + z ** 2 / (2 * n);
  const half = z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  return [(middle - half) / (1 + z ** 2 / n), (middle + half) / (1 + z ** 2 / n)];
}

/** The odds of a standard normal value as far from 0 as z, by Abramowitz and Stegun 7.1.26; off by less than 0.0000002. */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return poly * Math.exp(-(x ** 2));
}

const logFactorials = [0];

function logChoose(n: number, k: number): number {
  for (let i = logFactorials.length; i <= n; i += 1) {
    logFactorials.push((logFactorials[i - 1] ?? 0) + Math.log(i));
  }
  return (logFactorials[n] ?? 0) - (logFactorials[k] ?? 0) - (logFactorials[n - k] ?? 0);
}
