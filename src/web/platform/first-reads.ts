/** How long an answer that nobody has asked for yet is kept. */
const keptMs = 30_000;
const answers = new Map<string, Promise<Response>>();

/** Fetches the files of the screen that was opened, and at once what it will ask these addresses for. */
export function startScreen({ files = [], reads = [] }: { files?: string[]; reads?: string[] }): void {
  for (const address of reads) {
    const answer = fetch(address, { headers: { Accept: 'application/json' } });
    answer.catch(() => undefined);
    answers.set(address, answer);
  }
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
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
