import { offerFields } from '../../../api/hiring/offer.ts';
import { type Merged, mergeFields } from '../../../engine/messages/merge-fields.ts';
import { message } from '../../../messages/message.ts';
import type { Database } from '../../platform/db/connect.ts';
import { readerLocale, words } from '../../platform/http/reader.ts';
import { labelOf, peopleIn } from '../custom-fields/presenter.ts';
import { findCustomFields, findValues, namesOfPeople } from '../custom-fields/queries.ts';
import { findFieldValues } from '../messages/queries.ts';
import type { OfferValue } from './queries.ts';

/** Every field that can stand in the text of a company's offers, by its name. */
export async function knownFields(database: Database, companyId: string): Promise<Record<string, string>> {
  const { job, application } = await findCustomFields(database, companyId);
  const own = Object.entries({ job, application }).flatMap(([subject, { items }]) =>
    items.map(({ name }) => [`${subject}.${name}`, name]),
  );
  return { ...offerFields, ...Object.fromEntries(own) };
}

/** What stands in the fields of a company's own on an application and its job, by their names in the text of an offer. */
export async function ownFieldValues(
  database: Database,
  companyId: string,
  { applicationId, jobId }: { applicationId: string; jobId: string },
): Promise<Record<string, string>> {
  const [lists, ofJob, ofApplication] = await database.together([
    () => findCustomFields(database, companyId),
    () => findValues(database, { kind: 'job', id: jobId, companyId }),
    () => findValues(database, { kind: 'application', id: applicationId, companyId }),
  ]);
  const { job, application } = lists;
  const people = [
    ...peopleIn(job.items, [ofJob.values]),
    ...peopleIn(application.items, [ofApplication.values]),
  ];
  const names = await namesOfPeople(database, people);
  return Object.fromEntries([
    ...job.items.map((field) => [`job.${field.name}`, labelOf(field, ofJob.values[field.id], names)]),
    ...application.items.map((field) => [
      `application.${field.name}`,
      labelOf(field, ofApplication.values[field.id], names),
    ]),
  ]);
}

/** What the text of an offer to an applicant becomes; its fields are worded for whoever writes it. */
export async function fillText(
  database: Database,
  companyId: string,
  of: { applicationId: string; jobId: string },
  {
    text,
    salary,
    currency,
    interval,
    startOn,
  }: Pick<OfferValue, 'salary' | 'currency' | 'interval' | 'startOn'> & { text: string },
): Promise<Merged> {
  if (!text.includes('{{')) return mergeFields(text, {});
  const [person, own] = await database.together([
    () => findFieldValues(database, companyId, of.applicationId),
    () => ownFieldValues(database, companyId, of),
  ]);
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const amount = new Intl.NumberFormat(readerLocale(), style).format(salary);
  return mergeFields(text, {
    ...own,
    ...person,
    salary: words(message('offers.salaryPaid', { amount, interval })),
    start_date: startOn === null ? '' : longDay(startOn),
  });
}

/** The fields that a text is left with, as they are written. */
export function unfilledFields(text: string): string[] {
  const { unknown } = mergeFields(text, {});
  return unknown;
}

function longDay(day: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(readerLocale(), style).format(new Date(`${day}T00:00:00Z`));
}
