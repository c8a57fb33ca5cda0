import { type Dns, NoDnsAnswer } from '../../platform/adapters/dns/dns.ts';
import type { Record } from './domain-names.ts';

/** What the DNS says of the two records of a domain; null where it did not answer for both. */
export type Found = { alias: boolean; text: boolean } | null;

/** So many aliases of aliases are followed. */
const mostAliases = 5;

/** Asks the DNS for both records of a domain. */
export async function lookUpRecords(
  dns: Dns,
  { alias, text }: { alias: Record; text: Record },
): Promise<Found> {
  try {
    const [aliasFound, texts] = await Promise.all([
      leadsTo(dns, alias.name, alias.value),
      dns.texts(text.name),
    ]);
    return { alias: aliasFound, text: texts.includes(text.value) };
  } catch (error) {
    if (error instanceof NoDnsAnswer) return null;
    throw error;
  }
}

async function leadsTo(dns: Dns, name: string, wanted: string): Promise<boolean> {
  let current: string | null = name;
  for (let hops = 0; current !== null && hops < mostAliases; hops += 1) {
    current = (await dns.alias(current))?.toLowerCase().replace(/\.$/, '') ?? null;
    if (current === wanted) return true;
  }
  return false;
}
