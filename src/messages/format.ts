import formatCompiled, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from 'icu-minify/format';

export type { CompiledMessage };
export type MessageValues<Element = never> = FormatValues<Element>;

/** Whose way of writing a text follows: a locale of the text's own language, and a time zone; the browser's or the process's where absent. */
export type WrittenFor = { locale: string; timeZone?: string | undefined };

/** How messages write instants: a day as "24 November 2026", a moment with its time and zone too. */
const formats = {
  dateTime: {
    day: { day: 'numeric', month: 'long', year: 'numeric' },
    moment: {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    },
  },
} as const;

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
  getNumberFormat: kept((...args) => new Intl.NumberFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
};

/** Puts a compiled message into words; one with tags becomes its parts. Throws where a value is missing or of the wrong type. */
export function format<Element>(
  message: CompiledMessage,
  values: MessageValues<Element>,
  { locale, timeZone }: WrittenFor,
): string | Element | (string | Element)[] {
  return formatCompiled(message, locale, values, { formats, formatters, ...(timeZone && { timeZone }) });
}

/** Makes each formatter once: making one takes far longer than formatting with it. */
function kept<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const name = JSON.stringify(args);
    const known = made.get(name) ?? make(...args);
    made.set(name, known);
    return known;
  };
}
