/**
 * Asks when it is called, but never twice at once about the same: calls that come while the answer is on its way are answered
 * by one more question after it, and none is broken off. `pause` is waited for between two questions.
 */
export function batchCalls<Subject>(
  ask: (subject: Subject) => Promise<unknown>,
  nameOf: (subject: Subject) => string,
  pause: () => Promise<unknown>,
): (subject: Subject) => void {
  const asked = new Map<string, 'once' | 'again'>();
  async function goOn(subject: Subject, name: string): Promise<void> {
    do {
      asked.set(name, 'once');
      await ask(subject).catch(() => undefined);
      await pause();
    } while (asked.get(name) === 'again');
    asked.delete(name);
  }
  return (subject) => {
    const name = nameOf(subject);
    if (asked.has(name)) asked.set(name, 'again');
    else void goOn(subject, name);
  };
}
