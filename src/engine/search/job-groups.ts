/**
 * Jobs of the same kind of employment, kind of place and countries are one group, with a small number. A count by group tells every
 * facet, and whether a job passes the filters is asked once a group instead of once a job. Number 0 is for what is no more.
 */
export class JobGroups {
  readonly #numbers = new Map<string, number>();
  readonly #kinds: number[] = [0];
  readonly #places: (readonly number[])[] = [[]];

  /** The number of a group; `kind` is the job type times four plus the place type, `places` are numbers of countries. */
  numberOf(kind: number, places: readonly number[]): number {
    const sorted = places.length > 1 ? [...new Set(places)].toSorted((a, b) => a - b) : places;
    const key = `${kind} ${sorted.join(' ')}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#kinds.length);
    this.#kinds.push(kind);
    return this.#places.push(sorted) - 1;
  }

  /** How many numbers there are, the 0 included. */
  get size(): number {
    return this.#kinds.length;
  }

  /** The kind of a group. */
  kindOf(group: number): number {
    return this.#kinds[group] ?? 0;
  }

  /** The countries of a group. */
  placesOf(group: number): readonly number[] {
    return this.#places[group] ?? [];
  }
}
