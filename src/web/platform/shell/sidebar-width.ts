/** Where the browser remembers that the menu is folded; public/color-scheme.js reads it before the first paint. */
const key = 'tenon.menu';

/** True where the menu is folded to its icons. */
export function isNarrow(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.menu === 'narrow';
}

/** Folds the menu to its icons, or opens it again, here and on the next visit. */
export function setNarrow(narrow: boolean): void {
  document.documentElement.dataset.menu = narrow ? 'narrow' : 'wide';
  try {
    localStorage.setItem(key, narrow ? 'narrow' : 'wide');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
