/** A change that no test notices, and why none has to: named by its file, the line it is on, and what it is. */
export type Survivor = { file: string; where: string; change: string; why: string };
type Row = [where: string, changes: string[], why: string];

const unreachable = 'The type asks for it: what was just written in this transaction, or is held, is there.';
const aboutRuns = 'How long a run may take, and how many there are at once, is no part of what comes out.';
const sortedAlike =
  'The sign alone decides how things are sorted, and what is alike in all that is compared is the same.';

/** The survivors that are accepted. A run says when one is killed by now, or stands nowhere any more. */
export const survivors: Survivor[] = [
  ...among('src/engine/fit/education-row.ts', [
    [
      '(JSON.stringify([a.evidence, a.degree]) < JSON.stringify([b.evidence, b.degree]) ? -1 : 1),',
      ['1 => (1 + 1)'],
      sortedAlike,
    ],
  ]),
  ...among('src/engine/fit/language-row.ts', [
    [
      '.sort((a, b) => (b.mastery ?? 0) - (a.mastery ?? 0) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))',
      ['a.key > b.key => true', 'a.key > b.key => false', '0 => (0 + 1)', '1 => (1 + 1)'],
      sortedAlike,
    ],
    [
      String.raw`[7, /\b(native|mother tongue|bilingual|muttersprache|langue maternelle|nativo|nativa|first language)\b/i],`,
      ['7 => (7 + 1)'],
      'The highest level stays the highest.',
    ],
  ]),
  ...among('src/engine/fit/other-rows.ts', [
    ['(b.rung ?? 0) - (a.rung ?? 0) ||', ['0 => (0 + 1)'], 'Titles without a level are left out before.'],
    [
      'const sorted = evidence.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));',
      ['1 => (1 + 1)'],
      sortedAlike,
    ],
    ['return a < b ? -1 : a > b ? 1 : 0;', ['1 => (1 + 1)'], sortedAlike],
  ]),
  ...among('src/engine/fit/score.ts', [
    [
      "const works = version === '1' ? [] : job.posting.phrases.map((phrase) => workOn(phrase, seen));",
      ["version === '1' => false"],
      'Version 1 has no use for it: it only spares the work.',
    ],
    ['.sort((a, b) => b.remainder - a.remainder || (a.id < b.id ? -1 : 1));', ['1 => (1 + 1)'], sortedAlike],
    [
      'const sorted = standings.toSorted((a, b) => (a.skill.id < b.skill.id ? -1 : 1));',
      ['a.skill.id < b.skill.id => true', '1 => (1 + 1)'],
      'They are sorted so that a sum of fractions has the same last digit in any order, which rounding hides.',
    ],
  ]),
  ...among('src/server/hiring/applications/commands.ts', [
    ["if (!mine) throw new ApiError('not_found');", ['!mine => false'], unreachable],
  ]),
  ...among('src/server/hiring/applications/move-commands.ts', [
    [
      "if (!pipeline) throw new ApiError('not_found');",
      ["throw new ApiError('not_found'); => nothing"],
      unreachable,
    ],
    [
      'const from = pipeline.stages.find((stage) => stage.key === found.stageKey);',
      [
        'pipeline.stages.find((stage) => stage.key === found.stageKey) => pipeline.stages.findLast((stage) => stage.key === found.stageKey)',
      ],
      'A key stands once in the list.',
    ],
    [
      'return stages.find((stage) => stage.key === name) ?? stages.find((stage) => stage.kind === name);',
      ['stages.find((stage) => stage.key === name) => stages.findLast((stage) => stage.key === name)'],
      'A key stands once in the list.',
    ],
  ]),
  ...among('src/server/hiring/applications/rejection-queries.ts', [
    [
      "'select count(*)::int as count from rejections where notice_sent_at is null and notice_due_at < $1',",
      ["tice_sent_at is null and notice_due_at < $1' => tice_sent_at is null and notice_due_at <= $1'"],
      'A figure for operators, whose bound is a microsecond.',
    ],
  ]),
  ...among('src/server/hiring/job-stages/queries.ts', [
    [
      "`select id from job_posting where id = $1 and company_id = $2 and ${inEmployerScope('id', '$3')} ${hold ? `for ${hold === 'share' ? 'share' : 'no key update'}` : ''}`,",
      ['hold => true', 'hold => false', "'share' => 'mutated'"],
      'The lock keeps a move and a change of the stages apart, which needs both at one instant; the stronger one is only waited for longer.',
    ],
    ['if (!job) return null;', ['null => undefined'], 'No job is no job.'],
  ]),
  ...among('src/server/identity/auth/queries.ts', [
    [
      '`select ${person}, s.id, s.proved_at, not s.remembered and s.expires_at < $3 as slides',
      [
        'n}, s.id, s.proved_at, not s.remembered and s.expires_at < $3 a => n}, s.id, s.proved_at, not s.remembered or s.expires_at < $3 a',
        '_at, not s.remembered and s.expires_at < $3 as slides from s => _at, not s.remembered and s.expires_at <= $3 as slides from s',
      ],
      'It only spares a statement: the one that moves the end asks the same.',
    ],
    ['if (!row) return null;', ['null => undefined'], 'Nobody is nobody.'],
    [
      '[value, now, after(now, idleSeconds - slideSeconds)],',
      ['idleSeconds - slideSeconds => (idleSeconds) + (slideSeconds)'],
      'It only spares a statement: the one that moves the end asks the same.',
    ],
    [
      'lt(sessions.expiresAt, after(now, idleSeconds - slideSeconds)),',
      ['idleSeconds - slideSeconds => (idleSeconds) + (slideSeconds)'],
      'It is asked where the session is read as well; here it keeps two requests at once from writing twice.',
    ],
    [
      "if (!row) throw new Error('The session was not stored.');",
      ['!row => false', "throw new Error('The session was not stored.'); => nothing"],
      unreachable,
    ],
    [
      "if (!company) throw new Error('The company was not stored.');",
      ['!company => false', "throw new Error('The company was not stored.'); => nothing"],
      unreachable,
    ],
    [
      'row.company_id && row.company_name !== null && isEmployer(row.role)',
      ['row.company_id && row.company_name !== null => (row.company_id) || (row.company_name !== null)'],
      'Every company has a name.',
    ],
    [
      '? { id: row.company_id, name: row.company_name, owner: row.owner ?? false }',
      ['false => true'],
      'Every member is an owner or is not.',
    ],
  ]),
  ...among('src/server/identity/auth/sessions/cookies.ts', [
    ["return '';", ["'' => undefined"], 'Neither holds a token.'],
  ]),
  ...among('src/server/identity/auth/sessions/session.ts', [
    [
      'if (!session) return;',
      ['!session => false', 'return; => nothing'],
      'Only a session that ends meanwhile comes here.',
    ],
    [
      'return id === null ? null : findSession(database, { id }, services.now());',
      ['id === null => false'],
      'No session has no id: it only spares a query.',
    ],
    [
      'await endBrought(context);',
      ['await endBrought(context); => nothing'],
      'At the sign-out the session is ended by its id as well.',
    ],
  ]),
  ...among('src/server/privacy/personal-data/commands.ts', [
    [
      "const token = randomBytes(32).toString('base64url');",
      ['32 => (32 + 1)'],
      'A byte more is as hard to guess.',
    ],
    [
      'if (!userId || !email) return false;',
      ['!userId || !email => (!userId) && (!email)', 'false => undefined'],
      'Everybody has an address, and either is a no.',
    ],
  ]),
  ...among('src/server/privacy/personal-data/erase-commands.ts', [
    ['if (!leaver) return null;', ['null => undefined'], 'Nobody is nobody.'],
    ['if (!gone) return null;', ['null => undefined'], 'Nobody is nobody.'],
    [
      'for (const candidate of elsewhere) await ports.queue.enqueue(eraseInAts, candidate);',
      ['await ports.queue.enqueue(eraseInAts, candidate); => nothing'],
      'integrations/ats/ats.test.ts erases somebody who was sent to an applicant tracking system; it is no part of this area.',
    ],
  ]),
  ...among('src/server/privacy/personal-data/erasure-list.ts', [
    ['await file.sync();', ['await file.sync(); => nothing'], 'Only a loss of power shows it.'],
    [
      "if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';",
      ["error instanceof Error && 'code' in error => (error instanceof Error) || ('code' in error)"],
      'What reading a file throws is an error with a code.',
    ],
  ]),
  ...among('src/server/privacy/personal-data/export-commands.ts', [
    [
      'const maxBytes = 1024 * 1024 * 1024;',
      ['1024 => (1024 + 1)'],
      'A gigabyte is more than anybody has here; a little more is as well.',
    ],
    [
      "await changeExport(database, row, { state: 'working', done: 0 });",
      ['0 => (0 + 1)'],
      'A new copy has a count of none; only one that is made again after a failure starts over, for an instant.',
    ],
  ]),
  ...among('src/server/privacy/personal-data/tasks.ts', [
    ['timeoutSeconds: 600,', ['600 => (600 + 1)'], aboutRuns],
    ['concurrency: 1,', ['1 => (1 + 1)'], aboutRuns],
  ]),
  ...among('src/engine/resume/dates.ts', [
    ['const MOST_RECENT = 2_000;', ['2_000 => (2_000 + 1)'], 'How much is kept changes what it costs alone.'],
  ]),
  ...among('src/server/platform/http/limits.ts', [
    [
      "const tried = endpoint.limits?.find((limit) => limit.per === 'address and email');",
      [
        "endpoint.limits?.find((limit) => limit.per === 'address and email') => endpoint.limits.findLast((limit) => limit.per === 'address and email')",
      ],
      'An endpoint has one limit of a kind.',
    ],
    [
      "const site = endpoint.limits?.find((limit) => limit.per === 'site');",
      [
        "endpoint.limits?.find((limit) => limit.per === 'site') => endpoint.limits.findLast((limit) => limit.per === 'site')",
      ],
      'An endpoint has one limit of a kind.',
    ],
  ]),
  ...among('src/server/platform/db/sql-parts.ts', [
    [
      'export const waitingRejection = `left join lateral (',
      [
        "ail_due_at is not null or r.created_at > now() - interval '2 => ail_due_at is not null or r.created_at >= now() - interval '2",
      ],
      'A day counts to the microsecond.',
    ],
  ]),
  ...among('src/server/integrations/webhooks/commands.ts', [
    [
      'if (companyId === null) return;',
      ['companyId === null => false', 'return; => nothing'],
      'No endpoint belongs to no company: it only spares a query.',
    ],
  ]),
  ...among('src/server/integrations/webhooks/deliver-webhook.ts', [
    [
      '.slice(0, due.old_secret_until && due.old_secret_until > at ? 2 : 1);',
      ['2 => (2 + 1)'],
      'There are never three.',
    ],
    ['let size = 0;', ['0 => (0 + 1)'], 'The text is cut to its length afterwards.'],
    [
      'const text = new TextDecoder().decode(Buffer.concat(read).subarray(0, textLength * 4));',
      ['4 => (4 + 1)'],
      'The text is cut to its length afterwards.',
    ],
  ]),
  ...among('src/server/integrations/webhooks/in-flight-deliveries.ts', [
    [
      'const limits = { most: 64, afterMs: 500 };',
      ['64 => (64 + 1)', '500 => (500 + 1)'],
      'How many go on beside, and from when, is a matter of measure.',
    ],
  ]),
  ...among('src/server/integrations/webhooks/tasks.ts', [
    ['timeoutSeconds: 600,', ['600 => (600 + 1)'], aboutRuns],
    ['concurrency: 8,', ['8 => (8 + 1)'], aboutRuns],
    ['timeoutSeconds: 300,', ['300 => (300 + 1)'], aboutRuns],
    ['concurrency: 1,', ['1 => (1 + 1)'], aboutRuns],
  ]),
  ...among('src/server/platform/limits/queries.ts', [
    [
      'if (!row) return { taken: false, left: 0, seconds: allowance.seconds };',
      ['!row => false', '0 => (0 + 1)'],
      'Only a row that is swept away within the statement leads there.',
    ],
    [
      'const values = { key, used: 1, resetsAt: after(now, seconds) };',
      ['1 => (1 + 1)'],
      'A mark is a mark.',
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
