import type { CareerPage } from '../../../api/jobs/career-pages.ts';

/** The values of the form: the sites as lines. */
export type CareerValues = Omit<CareerPage, 'version' | 'address' | 'embed_code' | 'sites'> & {
  sites: string;
};
