import type { RequestTarget } from '../../src/server/platform/http/person.ts';
import { publicOrigin } from '../../src/server/testing/program.ts';

/** What was sent to the programs of a drill, and what of it failed: an answer of 500 and above, or none at all. */
export class Journal {
  requests = 0;
  readonly failures: string[] = [];

  /** A program as a person reaches it, whose every answer is noted under `name`. */
  through(name: string, address: string): RequestTarget {
    return {
      request: async (url, init) => {
        this.requests += 1;
        const what = `${name}: ${init.method ?? 'GET'} ${url.replace(publicOrigin, '')}`;
        try {
          const answer = await fetch(url.replace(publicOrigin, address), init);
          if (answer.status >= 500)
            this.failures.push(`${what}: ${answer.status} ${await answer.clone().text()}`);
          return answer;
        } catch (error) {
          this.failures.push(`${what}: ${String(error)}`);
          throw error;
        }
      },
    };
  }
}
