import { createHash } from 'node:crypto';
import type { Block } from '../../../engine/sheet/blocks.ts';
import {
  factBlock,
  headingBlock,
  noteBlock,
  markdownBlocks,
  titleBlock,
} from '../../../engine/sheet/document-blocks.ts';
import { message } from '../../../messages/message.ts';
import { documentPdf } from '../../platform/adapters/exports/document-pdf.ts';
import { readerLocale, readersLanguage, words } from '../../platform/http/reader.ts';
import type { StoredOffer } from './queries.ts';
import type { SigningFacts } from './signing-queries.ts';

/** The signed copy of an accepted offer in the reader's language: what was offered, and a page that says who signed it and when. */
export function signedCopy(offer: StoredOffer, facts: SigningFacts): Promise<Uint8Array<ArrayBuffer>> {
  const title = words(message('signedOffers.title', { job: offer.jobTitle }));
  return documentPdf([termsOf(title, offer, facts), recordOf(offer, facts)], {
    title,
    author: offer.employer,
    language: readersLanguage(),
  });
}

/** An offer as it stands, in the reader's language. */
export function offerLetter(offer: StoredOffer, facts: SigningFacts): Promise<Uint8Array<ArrayBuffer>> {
  const title = words(message('signedOffers.title', { job: offer.jobTitle }));
  return documentPdf([termsOf(title, offer, facts)], {
    title,
    author: offer.employer,
    language: readersLanguage(),
  });
}

/** A fingerprint of all that was offered: SHA-256, in hexadecimal digits, of it as JSON with the names in this order. */
export function fingerprintOf(offer: StoredOffer, { fileSha256 }: Pick<SigningFacts, 'fileSha256'>): string {
  const { id, employer, jobTitle, salary, currency, interval, startOn, text } = offer;
  const terms = { id, employer, jobTitle, salary, currency, interval, startOn, text, fileSha256 };
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex');
}

function termsOf(title: string, offer: StoredOffer, { candidateName, fileSha256 }: SigningFacts): Block[] {
  const { salary, currency, interval, startOn, fileName } = offer;
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const amount = new Intl.NumberFormat(readerLocale(), style).format(salary);
  return [
    titleBlock(title),
    factBlock(words('signedOffers.employer'), offer.employer),
    factBlock(words('signedOffers.candidate'), candidateName),
    factBlock(words('signedOffers.pay'), words(message('offers.salaryPaid', { amount, interval }))),
    ...(startOn === null ? [] : [factBlock(words('signedOffers.firstDay'), startOn)]),
    ...(fileName === null
      ? []
      : [factBlock(words('signedOffers.file'), fileName), factBlock('SHA-256', fileSha256 ?? '')]),
    headingBlock(words('signedOffers.text')),
    ...markdownBlocks(offer.text),
  ];
}

function recordOf(offer: StoredOffer, facts: SigningFacts): Block[] {
  const by = (person: string, at: Date | null) =>
    at === null ? '' : [person, moment(at)].filter(Boolean).join(', ');
  const steps: [label: string, value: string][] = [
    [words('signedOffers.written'), by(offer.author, facts.writtenAt)],
    ...approvalsOf(offer, facts).map(([name, at]): [string, string] => [
      words('signedOffers.approved'),
      by(name, at),
    ]),
    [words('signedOffers.sent'), by('', offer.sentAt)],
  ];
  const signature = (label: string, name: string, account: string, at: Date | null): Block[] => [
    headingBlock(label),
    factBlock(words('signedOffers.typedName'), name),
    factBlock(words('signedOffers.account'), account),
    factBlock(words('signedOffers.time'), at === null ? '' : moment(at)),
  ];
  return [
    titleBlock(words('signedOffers.record')),
    factBlock(words('signedOffers.number'), offer.id),
    factBlock(words('signedOffers.fingerprint'), fingerprintOf(offer, facts)),
    ...steps.flatMap(([label, value]) => (value === '' ? [] : [factBlock(label, value)])),
    ...signature(words('signedOffers.candidateSigned'), offer.signature, facts.candidateEmail, offer.endedAt),
    ...(offer.countersignature === ''
      ? []
      : signature(
          words('signedOffers.employerSigned'),
          offer.countersignature,
          facts.countersigner,
          offer.countersignedAt,
        )),
    noteBlock(words('signedOffers.about')),
  ];
}

/** Who approved an offer, and when: each who was named, or the owner or admin who did. */
function approvalsOf(
  { approvals, approver }: StoredOffer,
  { approvedAt }: SigningFacts,
): [string, Date | null][] {
  const named = approvals.flatMap(({ name, approved_at: at }): [string, Date][] =>
    at === null ? [] : [[name, new Date(at)]],
  );
  return named.length > 0 ? named : [[approver, approvedAt]];
}

/** A moment as it stands in a record: in UTC, to the second, whoever reads it. */
function moment(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
