/** How long an answer that nobody has asked for yet is kept. */
const keptMs = 30_000;
const answers = new Map<string, Promise<Response>>();

/** Takes over what the served page asks for on behalf of its screen: a link started it, and the same address here is answered by it. */
export function startReads(reads: string[] = []): void {
  for (const address of reads) {
    const answer = fetch(address);
    answers.set(address, answer);
    // Read to its end, so that its connection is free even when nobody asks for it.
    answer.then((whole) => whole.clone().text()).catch(() => undefined);
  }
  setTimeout(forgetReads, keptMs);
}

/** The answer that is on its way from there, to the first who asks; undefined when there is none. */
export function takeRead(address: string): Promise<Response> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

/** What was read before a change is not shown after it. */
export function forgetReads(): void {
  answers.clear();
}
