/** Whether `ask` succeeds, asked at most once in so many milliseconds however many want to know. */
export function throttledCheck(ms: number, ask: () => Promise<void>): () => Promise<boolean> {
  let asked = -Infinity;
  let answer: Promise<boolean> = Promise.resolve(false);
  return () => {
    if (performance.now() - asked < ms) return answer;
    asked = performance.now();
    answer = ask().then(
      () => true,
      () => false,
    );
    return answer;
  };
}
