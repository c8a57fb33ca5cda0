/** The text of `_locales` with this name; what is put in stays text. */
export function t(name: string, ...values: string[]): string {
  return chrome.i18n.getMessage(name, values);
}

/** Puts the texts into a page, in the language of the browser. */
export function wordPage(): void {
  document.documentElement.lang = t('language');
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = t(element.dataset['text'] ?? '');
}

/** The element with this id, which the page has. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The page has no ${id}.`);
  return element;
}
