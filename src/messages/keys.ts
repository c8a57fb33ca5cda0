import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { english } from './english.ts';

type English = typeof english;
type Area = keyof English;

/** The name of a message: its area and its own name, such as `offers.sent`. */
export type MessageKey = { [A in Area]: `${A}.${keyof English[A] & string}` }[Area];

type TextOf<Key extends MessageKey> = Key extends `${infer A extends Area}.${infer Name}`
  ? Name extends keyof English[A]
    ? English[A][Name]
    : never
  : never;

type Arguments<Text, Plain> = Text extends `${string}{${string}`
  ? GetICUArgs<Text, { ICUArgument: Plain; ICUNumberArgument: number; ICUDateArgument: Date }>
  : object;

type Tags<Text, Tag> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? Name extends `/${string}`
    ? Tags<Rest, Tag>
    : Record<Name, Tag> & Tags<Rest, Tag>
  : object;

/** The values that a message needs; `Plain` is what an argument without a type may be, `Tag` what makes a tag. */
export type ValuesOf<Key extends MessageKey, Plain, Tag = never> = Arguments<TextOf<Key>, Plain> &
  Tags<TextOf<Key>, Tag>;

/** The values as the last argument of a function, absent where the message needs none. */
export type ValuesArgument<Values> = keyof Values extends never ? [] : [values: Values];
