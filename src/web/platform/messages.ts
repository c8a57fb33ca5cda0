import { createElement, Fragment, type ReactNode } from 'react';
import { format } from '../../messages/format.ts';
import { language, messageOf } from '../../messages/in-page.ts';
import type { MessageKey, ValuesArgument, ValuesOf } from '../../messages/keys.ts';
import { localeIn } from '../../messages/languages.ts';
import { locale, timeZone } from './ui/locale-settings.ts';

export type { MessageKey };

type Plain = string | number;
type Tag = (children: ReactNode[]) => ReactNode;

/** A message in the language of the page, such as `t('offers.sentBy', { name })`. The key is written out: the build puts the message in its place. */
export function t<const Key extends MessageKey>(
  key: Key,
  ...[values]: ValuesArgument<ValuesOf<Key, Plain>>
): string {
  return String(format(messageOf(key), { ...(values as object) }, writtenFor()));
}

/** A message with elements in it: each tag of `<link>text</link>` is drawn by the function of its name. */
export function rich<const Key extends MessageKey>(key: Key, values: ValuesOf<Key, Plain, Tag>): ReactNode {
  const parts = format<ReactNode>(messageOf(key), { ...(values as object) }, writtenFor());
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}

/** The locale to write names, lists and numbers of a page in: the reader's own where it is one of the page's language. */
export function pageLocale(): string {
  return localeIn(language, locale());
}

function writtenFor() {
  return { locale: pageLocale(), timeZone: timeZone() };
}
