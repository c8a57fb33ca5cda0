import { expect, test } from 'vitest';
import { languages } from '../messages/languages.ts';
import { textOf } from '../messages/compile.ts';
import { screenPreviews } from '../web/screen-previews.ts';
import { literalTexts } from './literal-texts.ts';
import { hold, layerOf } from './project.ts';

/** What is the same in every language, or for no eyes: names of products and formats, selectors, stored values. */
const sameEverywhere = [
  /device-labels\.ts:/,
  /score-explained\.tsx:\d+: (Python|Kafka)$/,
  /file-formats\.ts:\d+: (Word|JSON Resume|Markdown)$/,
  /: (OpenAI|Anthropic|GPT-4 Production|Merge|webhook-id|many)$/,
  /job-form-values\.ts:\d+: United States$/,
  /answer-filter\.tsx:\d+: (Yes|No)$/,
  /upload\.ts:\d+: The upload was stopped\.$/,
  /tokens\.ts:/,
  /(reading-tools|use-(file|resume)-drop|checklist-card)\.tsx?:\d+: (Files$|.*(button|textarea))/,
];

/** What may stand in the contract in English: names as they are stored, the law's own words, consents with their version, examples. */
const sameInContract = [
  /hiring\/job-stages\.ts:\d+: (New|Screen|Interview|Offer|Hired|Rejected|Withdrawn)$/,
  /fairness\/equal-opportunity\.ts:\d+: (Female|Male|Another|Hispanic or Latino|White|Black or African American)$/,
  /fairness\/equal-opportunity\.ts:\d+: (Native Hawaiian or Other Pacific Islander|Asian|American Indian or Alaska Native)$/,
  /fairness\/equal-opportunity\.ts:\d+: (Two or More Races|I agree that my answers are kept apart from my application f)$/,
  /talent\/talent-pool\.ts:\d+: This employer may keep me in mind/,
  /candidates\/profiles\.ts:\d+: Employers here may find me without my having applied/,
  /jobs\/screening-questions\.ts:\d+: (Yes|No)$/,
  /src\/api\/(examples|screens)\.ts:/,
  /integrations\/generate-example\.ts:/,
  /integrations\/webhooks\.ts:\d+: Starts with whsec_;/,
];

/** What the documentation of the API says to programmers, in English. */
const forProgrammers = /^(summary|description|id|key|path|method|code|field|format|scope|access)$/;

/** What makes files that people keep: resumes, lists for spreadsheets, the copy of one's data. */
const makesFiles = new RegExp(
  `^src/server/(${[
    'platform/adapters/exports/.*',
    'candidates/(tailored-resumes|profile-files)/.*',
    'hiring/applications/applicant-csv',
    'fairness/equal-opportunity/impact-csv',
    'talent/talent-pool/talent-csv',
    'jobs/job-files/.*',
    'integrations/ats/.*-file',
    'privacy/applicant-copies/.*',
    'privacy/personal-data/(archive|candidate-export-sources|export-source-queries)',
  ].join('|')})\\.ts$`,
);

/** What is for no eyes in files: headers, names of fonts and of tags, words of iCalendar, and SQL. */
const sameInFiles = [
  /: (private, no-store|Regular|Arial|Georgia|Document|LBody|Span|Artifact|Interviews|REQUEST)$/,
  /sheet-pdf\.ts:\d+: BT … /,
  /sheet\/pdf-font\.ts:/,
  /copy-source-queries\.ts:|candidate-export-sources\.ts:\d+: ('…', case when|jsonb_build_object\()/,
  /export-source-queries\.ts:\d+: jsonb_build_object\(/,
];

/** Several plain words after a capital: a sentence, and no list of words to look for. */
const sentence = /: (\p{Lu}\p{Ll}*|…)( ["„]?(\p{Ll}\S*|…\S*)){2}/u;
/** A field that people read, with its words written out. */
const saidInPlace =
  /\b(reason|reasons|label|requirement|question|message|detail)\b: \[?(['"`])[^'"`]+\2(?! \|)/;

/** English sentences that nobody reads on a page: those of ledger 1, which receipts are counted again with, and what models are told. */
const fixedInEnglish = /fit\/(ledger-text|licence-names)\.ts:|\/model-[a-z-]+\.ts:/;

/** What is no text in files of mails: styles, headers of HTTP, and words of the format of calendars. */
const sameInEveryMail = [
  /: font-family:/,
  /: private, no-store$/,
  /calendar-file\.ts:\d+: (Interviews|REQUEST)$/,
];

/** Files in which mails and entries of calendars are written. */
const writesMails = ({ path, text }: { path: string; text: string }) =>
  layerOf(path) === 'server' &&
  !/\.test\.|\/testing\/|queries\.ts$|\/db\/schema\//.test(path) &&
  (/\/(mail\/templates|exports\/calendar-file)\.ts'/.test(text) ||
    /\/(mail\/templates|exports\/calendar-file)\.ts$/.test(path));

hold([
  {
    says: 'the contract holds no labels and sentences in one language',
    offenders: (files) =>
      files
        .filter(({ path }) => layerOf(path) === 'api' && !path.includes('.test.'))
        .flatMap(({ path, text }) =>
          literalTexts(path, text, { notRead: forProgrammers }).map((found) => `${path}:${found}`),
        )
        .filter((found) => !sameInContract.some((known) => known.test(found))),
    broken: {
      'src/api/a.ts': "export const kinds = { video: 'Video call' };",
      'src/api/b.ts': "export const stages = [{ key: 'new', name: 'First' }];",
      'src/api/c.ts': "export const problem = z.string('Please say more.');",
    },
  },
  {
    says: 'the engine answers with the names of messages, not with sentences',
    offenders: (files) =>
      files
        .filter(({ path }) => layerOf(path) === 'engine' && !path.includes('.test.'))
        .flatMap(({ path, text }) => [
          ...literalTexts(path, text)
            .map((found) => `${path}:${found}`)
            .filter((found) => sentence.test(found)),
          ...text
            .split('\n')
            .flatMap((line, at) => (saidInPlace.test(line) ? [`${path}:${at + 1}: ${line}`] : [])),
        ])
        .filter((found) => !fixedInEnglish.test(found)),
    broken: {
      'src/engine/a.ts': "export const a = () => ['Nothing on file speaks of it.'];",
      'src/engine/b.ts': 'export const b = (name: string) => `${name} is on file.`;',
      'src/engine/c.ts': "export const c = () => ({ label: 'no skills on file' });",
    },
  },
  {
    says: 'the texts of mails and calendar entries stand in the catalogues',
    offenders: (files) =>
      files
        .filter(writesMails)
        .flatMap(({ path, text }) => literalTexts(path, text).map((found) => `${path}:${found}`))
        .filter((found) => !sameInEveryMail.some((known) => known.test(found))),
    broken: {
      'src/server/a.ts': `import type { Mail } from '../platform/mail/templates.ts'; const line = 'Saved for later';`,
      'src/server/b/c.ts': `import { oneLine } from '../platform/mail/templates.ts'; const c = (n: string) => \`Sent by \${n}\`;`,
      'src/server/d.ts': `import type { CalendarEntry } from './exports/calendar-file.ts'; const title = 'Interview';`,
      'src/server/platform/mail/templates.ts': `const footer = 'Replies are not read.';`,
      'src/server/platform/adapters/exports/calendar-file.ts':
        'const html = (s: string) => `<p class="ink" style="${s}">Open this <a href="${s}">address</a>.</p>`;',
    },
  },
  {
    says: 'the texts of pages stand in the catalogues',
    offenders: (files) =>
      files
        .filter(({ path }) => layerOf(path) === 'web' && !path.includes('.test.'))
        .flatMap(({ path, text }) => literalTexts(path, text).map((found) => `${path}:${found}`))
        .filter((found) => !sameEverywhere.some((known) => known.test(found))),
    broken: {
      'src/web/a.tsx': 'export const A = () => <p>Saved for later</p>;',
      'src/web/b.tsx': 'export const B = () => <Button label="save" />;',
      'src/web/c.ts': "export const c = () => toast.success('Saved.');",
      'src/web/d.ts': 'export const d = (name: string) => `Sent by ${name}`;',
      'src/web/e.ts': "export const e = (isOpen: boolean) => (isOpen ? 'Close' : 'Open');",
      'src/web/f.tsx': 'export const F = () => <Td data-label="skills" />;',
    },
  },
  {
    says: 'the texts of files stand in the catalogues',
    offenders: (files) =>
      files
        .filter(({ path }) => makesFiles.test(path) && !path.includes('.test.'))
        .flatMap(({ path, text }) =>
          literalTexts(path, text, { phrases: true }).map((found) => `${path}:${found}`),
        )
        .filter((found) => !sameInFiles.some((known) => known.test(found))),
    broken: {
      'src/server/platform/adapters/exports/resume-blocks.ts': "export const heading = 'Experience';",
      'src/server/hiring/applications/applicant-csv.ts': "export const head = ['in stage since'];",
      'src/server/privacy/personal-data/archive.ts': 'export const a = (n: number) => `Entry ${n} of yours`;',
    },
  },
]);

test.each(languages)('what a screen shows before it has loaded is a message in %s', (language) => {
  const texts = Object.values(screenPreviews).flatMap(({ heading, back, context }) =>
    [heading, back, context].flat(),
  );
  const words = texts.filter((text) => text !== undefined && text.trim() !== '');
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((text) => textOf(text ?? '', language) === undefined)).toEqual([]);
});
