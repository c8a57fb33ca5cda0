/** Works that go on at once in one transaction, whose end waits for all of them. */
export class ConcurrentWork {
  readonly #underWay = new Set<Promise<unknown>>();
  /** The first failure of what nobody else waits for. */
  #failure: { error: unknown } | null = null;

  /** Begins something that the caller waits for. */
  begin<T>(work: () => Promise<T>): Promise<T> {
    // Also what throws at once is told by the promise.
    const doing = (async () => work())();
    const end = () => void this.#underWay.delete(doing);
    this.#underWay.add(doing);
    doing.then(end, end);
    return doing;
  }

  /** Begins something that only the end waits for. */
  beside(work: () => Promise<unknown>): void {
    this.begin(work).catch((error: unknown) => {
      this.#failure ??= { error };
    });
  }

  /**
   * Does the work, and waits for all that goes on beside it, also when something fails: no statement may come once the connection is
   * given back. Throws what failed first; the database refuses whatever comes after that.
   */
  async whole<T>(work: () => Promise<T>): Promise<T> {
    const doing = this.begin(work);
    this.beside(() => doing);
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
    if (this.#failure) throw this.#failure.error;
    return doing;
  }
}
