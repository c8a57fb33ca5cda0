/** Texts of impact summaries. */
export const impactSummaries = {
  notLoaded: 'This summary could not be loaded.',
  title: 'Equal opportunity at {name}',
  about: 'How far people of each sex and race get in hiring, and how they score.',
  nothingPublishedYet: 'Nothing published yet',
  nothingPublishedNote: '{name} has not published any figures about hiring outcomes by sex and race.',
  jobsAt: 'Jobs at {name}',
  outdated: 'These figures are more than a year old',
  outdatedNote: 'They say little about how {employer} hires today.',
  noFigures: 'No figures yet',
  noFiguresNote:
    'Too few people were hired or rejected in these months, or answered the survey, to publish figures without identifying anyone.',
  impactRatioNote:
    'Impact ratio: a category’s rate divided by the highest rate. A ratio under four fifths (0.80) is a sign of adverse impact; whether chance explains it is tested with z for two rates, or Fisher’s exact test where a group has fewer than 30 people. Groups of fewer than five people are counted with those who did not answer. Categories are those of New York City’s Local Law 144.',
  source:
    'People hired or rejected from {from} to {to}, each counted once. Source: what applicants to {employer} stated in a voluntary survey, stored separately from their applications.',
  publishedBy: 'Published by {employer} on {on}. A score has assisted its decisions since {since}.',
  notAudited: 'These figures have not been independently audited.',
  auditedBy: 'According to {employer}, audited by {auditor}.',
  publicSummary: 'Public summary',
  nothingPublished: 'Nothing published.',
  publishedLongAgo: 'Published on {on}, more than a year ago. Publish the newest figures.',
  publishedOn: 'Published on {on}.',
  publicPage:
    'Everyone, including applicants, can read <link>your public page</link>. It shows who reached an interview and who scored above the median, for all jobs, from the figures below for the last twelve whole months. It doesn’t change until you publish the newest figures.',
  enterDate: 'Enter a date.',
  scoreUsedSince: 'Score used since',
  auditor: 'Independent auditor (optional)',
  publish: 'Publish the summary',
  publishNewest: 'Publish the newest figures',
  published: 'Summary published.',
  unpublish: 'Unpublish',
  unpublishQuestion: 'Unpublish the summary?',
  unpublishSummary: 'Unpublish summary',
  unpublishNote: 'The page will say that nothing is published.',
  unpublished: 'Summary unpublished.',
} as const;
