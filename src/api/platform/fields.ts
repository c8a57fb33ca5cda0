import { z } from 'zod';
import './input-messages.ts';
import { messageText } from './message-text.ts';

/** A record's id. */
export const id = z.uuid();

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });

/** A calendar date `YYYY-MM-DD` from 1900 to 2099, without a time and so without a time zone. */
export const date = z.iso.date(messageText('inputs.day')).regex(/^(19|20)/, messageText('inputs.year'));

/** The version of a record that an edit was made on; a newer one on the server answers 412. */
export const version = z.int32().min(1);

/** As `version`, in the query of an address. */
export const versionInQuery = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** As `version`, of a record that may not be there yet: then 0. */
export const versionOrNone = z.int32().min(0);

/** Required text of one line or many: trimmed, composed (NFC), without control characters, at most `max` characters. */
export function text(max: number, required?: string) {
  const field = z
    .string()
    .transform((value) => cleanText(value))
    .pipe(z.string().max(max, messageText('inputs.mostCharacters', { count: max })));
  return required ? field.pipe(z.string().min(1, required)) : field;
}

/** Required text as `text`, for mails to people who did not write to the sender: those carry no links but ours. */
export function textForStrangers(max: number, required: string) {
  return text(max, required).refine((value) => !hasLink(value), messageText('inputs.noLinks'));
}

/** A page of a list: an opaque cursor to go on with, and how many to answer. */
export const pageQuery = {
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

/** An http or https address. */
export const webAddress = text(2000).refine(isWebAddress, messageText('inputs.webAddress'));

/** Text kept as it is, of at most `max` characters, but for what no database takes: NUL goes, and half a character is marked as such. */
export function plainText(max: number) {
  return z
    .string()
    .overwrite((value) => value.replaceAll('\0', '').toWellFormed())
    .max(max);
}

/** A path of this site to come back to; null for none. Where it is followed, it is looked at again. */
export const returnPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])\P{Cc}*$/u, messageText('inputs.ownPage'))
  .refine((value) => value.isWellFormed(), messageText('inputs.unreadableCharacters'))
  .nullable();

/** `{id}` in a path. */
export const idParams = z.object({ id });

function cleanText(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .trim();
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '';
}

/** True for text with a web address in it, or what reads like one. */
export function hasLink(value: string): boolean {
  return /[a-z]:\/\/|\bwww\.|\bmailto:|[\p{L}\p{N}]\.\p{L}{2,}[/?#:]\S|\S@[^\s@]+\.\p{L}{2}/iu.test(value);
}
