import { Person } from '../../src/server/platform/http/person.ts';
import { type Program, publicOrigin } from '../../src/server/testing/program.ts';

/** A person who reaches a program of its own process over the network. */
export function personOf(program: Program): Person {
  const request = (url: string, init: RequestInit) => fetch(url.replace(publicOrigin, program.origin), init);
  return new Person({ request }, publicOrigin);
}
