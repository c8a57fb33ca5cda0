/** A change that no test notices, and why none has to: named by its file, the line it is on, and what it is. */
export type Survivor = { file: string; where: string; change: string; why: string };

type Row = [where: string, changes: string[], why: string];

/** The survivors that are accepted. A run says when one is killed by now, or stands nowhere any more. */
export const survivors: Survivor[] = [
  ...among('src/server/platform/idempotency/queries.ts', [
    [
      '.set({ status: 200, response })',
      ['200 => (200 + 1)'],
      'Only whether a request was answered is read, not with which status.',
    ],
  ]),
  ...among('src/server/jobs/jobs/salary.ts', [
    [
      'if (min === null) return `Up to ${format.format(max ?? 0)}`;',
      ['0 => (0 + 1)'],
      'One end is always stated here: the 0 stands for the type alone.',
    ],
    ['if (kept) return kept;', ['kept => false'], 'A format that is made anew shows the same, only later.'],
    [
      "...(short ? { notation: 'compact' as const, maximumSignificantDigits: 12 } : {}),",
      ['12 => (12 + 1)'],
      'No amount has so many digits.',
    ],
    [
      'if (formats.size < 200) formats.set(key, format);',
      [
        'formats.size < 200 => true',
        'formats.size < 200 => false',
        'formats.size < 200 => (formats.size) <= (200)',
        'formats.size < 200 => (formats.size) >= (200)',
        '200 => (200 + 1)',
        'formats.set(key, format); => nothing',
      ],
      'How many formats are kept changes what they cost, not what they show.',
    ],
  ]),
];

function among(file: string, rows: Row[]): Survivor[] {
  return rows.flatMap(([where, changes, why]) => changes.map((change) => ({ file, where, change, why })));
}
