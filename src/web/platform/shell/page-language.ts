import { language } from '../../../messages/in-page.ts';
import { languageOf } from '../../../messages/languages.ts';

const reloadedFor = 'tenon-language';

/**
 * Loads the page again where it came in another language than that of this locale. An address that names a language
 * keeps it, and no language is asked for twice in a row.
 */
export function followLanguage(locale: string | null | undefined): void {
  const wanted = languageOf(locale);
  if (!wanted || wanted === language) return sessionStorage.removeItem(reloadedFor);
  if (new URLSearchParams(location.search).has('lang') || sessionStorage.getItem(reloadedFor) === wanted)
    return;
  sessionStorage.setItem(reloadedFor, wanted);
  location.reload();
}

/** Loads the page again in the language just saved in the account, also where its address names another. */
export function showAccountsLanguage(): void {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  location.reload();
}
