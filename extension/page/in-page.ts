import { type Contact, type FieldKind, fillForm } from './fill-form.ts';
import { type PageJob, readJob } from './read-job.ts';

declare global {
  /** What the popup calls in the page on screen; pages cannot see it, for extensions run in a world of their own. */
  var tenonInPage: { readJob: () => PageJob; fillForm: (contact: Contact) => FieldKind[] };
}

globalThis.tenonInPage = {
  readJob: () => readJob(document),
  fillForm: (contact) => fillForm(document, contact),
};
