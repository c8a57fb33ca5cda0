/** Pages that links in mails lead to: one file, so that the first page's script names one. */
export { UnsubscribePage } from '../platform/notifications/unsubscribe-page.tsx';
export { StopAlertPage } from '../jobs/job-search/stop-alert-page.tsx';
export { AddedPage } from './added-people/added-page.tsx';
export { ConfirmApplicationPage } from './guest-applications/confirm-application-page.tsx';
