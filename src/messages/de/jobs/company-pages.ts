import type { companyPages as english } from '../../en/jobs/company-pages.ts';
import type { Translation } from '../../translation.ts';

export const companyPages: Translation<typeof english> = {
  aboutNoOpenJobs: '{name} hat zurzeit keine offenen Stellen. Neue erscheinen hier.',
  noOpenJobs: 'Keine offenen Stellen',
  seeAllJobs: 'Alle Stellen ansehen',
  showMoreJobs: 'Mehr Stellen anzeigen',
  hiringOutcomes: 'Einstellungszahlen von {name}',
  companyNotFound: 'Unternehmen nicht gefunden',
  companyFailed: 'Dieses Unternehmen konnte nicht geladen werden.',
  allJobs: 'Alle Stellen',
  openJobs: '{count, plural, one {# offene Stelle} other {# offene Stellen}}',
  pageTitle: 'Stellen bei {company}',
};
