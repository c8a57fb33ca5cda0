import type { RecordFormat } from '../../../api/hiring/record-imports.ts';
import type { KnownPerson } from './line-queries.ts';
import { type PersonLine, personKey } from './read-line.ts';

/** Who a person is here: by the other system's id, their address, or their number. */
type Known = { userId: string; email: string; name: string };

/**
 * The people that are known so far, those of the file and those who were here. The same address is the same person; the same number is,
 * where it has the same name too, or only one of the two has an address.
 */
export class People {
  readonly #format: RecordFormat;
  readonly #byKey = new Map<string, Known>();
  readonly #byEmail = new Map<string, Known>();
  readonly #byPhone = new Map<string, Known[]>();
  readonly #here = new Set<string>();
  readonly #found = new Set<string>();

  constructor(format: RecordFormat) {
    this.#format = format;
  }

  /** How many of those who were here have been found again. */
  get matched(): number {
    return this.#found.size;
  }

  /** Takes in people who were here before the file. */
  learn(people: KnownPerson[]): void {
    for (const { userId, personKey: key, email, phone, name } of people) {
      if (!this.#isOfFile(userId)) this.#here.add(userId);
      this.#keep({ userId, email, name }, key, phone);
    }
  }

  /** Who a person is; null for somebody new. */
  find(person: PersonLine): string | null {
    const key = personKey(person, this.#format);
    const known =
      (key === null ? undefined : this.#byKey.get(key)) ??
      (person.email === '' ? undefined : this.#byEmail.get(person.email.toLowerCase())) ??
      (person.phone === ''
        ? undefined
        : this.#byPhone.get(person.phone)?.find((other) => isSame(other, person)));
    if (known && this.#here.has(known.userId)) this.#found.add(known.userId);
    if (known) this.#keep(known, key, person.phone);
    return known?.userId ?? null;
  }

  /** Takes in somebody new. */
  add(person: PersonLine, userId: string): void {
    this.#ofFile.add(userId);
    this.#keep(
      { userId, email: person.email.toLowerCase(), name: nameOf(person) },
      personKey(person, this.#format),
      person.phone,
    );
  }

  readonly #ofFile = new Set<string>();

  #isOfFile(userId: string): boolean {
    return this.#ofFile.has(userId);
  }

  #keep(known: Known, key: string | null, phone: string): void {
    if (key !== null) this.#byKey.set(key, known);
    if (known.email !== '') this.#byEmail.set(known.email, known);
    if (phone === '') return;
    const others = this.#byPhone.get(phone) ?? [];
    if (!others.some(({ userId }) => userId === known.userId)) this.#byPhone.set(phone, [...others, known]);
  }
}

function isSame(other: Known, person: PersonLine): boolean {
  return other.email === '' || person.email === '' || other.name === nameOf(person);
}

function nameOf({ firstName, lastName }: PersonLine): string {
  return `${firstName} ${lastName}`.trim().toLowerCase();
}
