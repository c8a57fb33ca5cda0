import type { Contact, FieldKind } from './page/fill-form.ts';
import type { PageJob } from './page/read-job.ts';

/** Reads the job on the page that the person looks at; null where a browser lets no extension in, as on its own pages. */
export async function readThisPage(): Promise<PageJob | null> {
  return onThisPage(() => globalThis.tenonInPage.readJob(), []);
}

/** Fills the form on that page; null where no extension is let in. */
export async function fillThisPage(contact: Contact): Promise<FieldKind[] | null> {
  return onThisPage((values: Contact) => globalThis.tenonInPage.fillForm(values), [contact]);
}

/** The click on the button in the toolbar lets the extension into this one tab, until the person goes elsewhere. */
async function onThisPage<Args extends unknown[], Result>(
  func: (...args: Args) => Result,
  args: Args,
): Promise<Result | null> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return null;
  const target = { tabId: tab.id };
  try {
    await chrome.scripting.executeScript({ target, files: ['in-page.js'] });
    const [frame] = await chrome.scripting.executeScript({ target, func, args });
    return frame?.result ?? null;
  } catch {
    return null;
  }
}
