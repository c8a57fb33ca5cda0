import { t } from '../../platform/messages.ts';
/** Stands above every list of applicants, and in its preview. */
export const scoresNote = t('applications.scoresNote');
