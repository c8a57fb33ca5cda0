import type { Translation } from '../../translation.ts';
import type { search as english } from '../../en/platform/search.ts';

export const search: Translation<typeof english> = {
  title: 'Suche',
  close: 'Schließen',
  words: 'Bewerber:innen, Stellen und Seiten suchen',
  results: 'Suchergebnisse',
  recent: 'Zuletzt',
  actions: 'Auf dieser Seite',
  applicants: 'Bewerber:innen',
  jobs: 'Stellen',
  pages: 'Seiten',
  jobApplicants: '{count, plural, one {# Bewerbung} other {# Bewerbungen}}',
  searching: 'Suche läuft …',
  noMatches: 'Keine Treffer',
};
