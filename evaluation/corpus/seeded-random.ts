/** A source of choices that makes the same ones again for the same seed. */
export type Chance = {
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  /** One of the things. Throws when there is none. */
  pick: <T>(things: readonly T[]) => T;
  /** This many different things, or all when there are fewer, in a random order. */
  some: <T>(things: readonly T[], count: number) => T[];
  /** True this often (0 to 1). */
  often: (share: number) => boolean;
};

/** The choices of a seed (xorshift on 32 bits after a mix of the seed). */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < 8; i++) next();
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(things: readonly T[]): T => {
    const thing = things[whole(0, things.length - 1)];
    if (thing === undefined) throw new Error('There is nothing to pick from.');
    return thing;
  };
  const some = <T>(things: readonly T[], count: number): T[] => {
    const left = [...things];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(whole(0, left.length - 1), 1),
    ).flat();
  };
  return { whole, pick, some, often: (share) => next() < share };
}
