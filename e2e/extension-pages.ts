import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** Where the pages of the extension are in these tests; in browsers their origin is that of `asked`. */
const shown = 'https://extension.test';
const asked = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
};

type Injection = { files?: string[]; func?: string; args?: unknown[] };
/** The pages of the extension as ordinary pages: the headless Chromium of tests loads no extensions. */
export type ExtensionPages = { open(name: 'popup' | 'options', language?: 'en' | 'de'): Promise<Page> };

/**
 * Serves the built extension beside a tab that it is opened over, with the few parts of `chrome` that it uses: what it stores, the tab, and
 * what it runs there. What it asks of the server goes there with the origin of an extension, and what the server does not let an extension
 * read is kept from it, as a browser would.
 */
export async function extensionPages(
  context: BrowserContext,
  folder: string,
  origin: string,
  tab: Page,
): Promise<ExtensionPages> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    content_security_policy: { extension_pages: string };
  };
  const policy = manifest.content_security_policy.extension_pages;
  await context.route(`${shown}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const headers = { 'content-security-policy': policy, 'content-type': types[extname(name)] ?? '' };
    return route.fulfill({ body: readFileSync(join(folder, name)), headers });
  });
  const stored: Record<string, unknown> = {};
  await context.exposeFunction('readStored', () => stored);
  await context.exposeFunction(
    'writeStored',
    (values: Record<string, unknown>) => void Object.assign(stored, values),
  );
  await context.exposeFunction('removeStored', (names: string[]) => {
    for (const name of names) delete stored[name];
  });
  await context.exposeFunction(
    'runInTab',
    async ({ files = [], func, args = [] }: Injection): Promise<unknown> => {
      for (const file of files) await tab.evaluate(readFileSync(join(folder, file), 'utf8'));
      return func === undefined ? undefined : tab.evaluate(`(${func})(...${JSON.stringify(args)})`);
    },
  );
  return {
    open: async (name, language = 'en') => {
      const page = await context.newPage();
      await page.route(`${origin}/api/**`, async (route) => {
        const headers = { ...route.request().headers(), origin: asked, 'sec-fetch-site': 'cross-site' };
        const response = await route.fetch({ headers });
        if (response.headers()['access-control-allow-origin'] !== asked) return route.abort();
        const readable = { ...response.headers(), 'access-control-allow-origin': shown };
        return route.fulfill({ response, headers: readable });
      });
      const texts = readFileSync(join(folder, `_locales/${language}/messages.json`), 'utf8');
      await page.addInitScript(provideChrome, { texts, language });
      await page.goto(`${shown}/${name}.html`);
      return page;
    },
  };
}

function provideChrome({ texts, language }: { texts: string; language: string }): void {
  const messages = JSON.parse(texts) as Record<string, { message: string }>;
  const outside = globalThis as unknown as Record<string, (value?: unknown) => Promise<unknown>>;
  const call = (name: string, value?: unknown) => outside[name]?.(value) ?? Promise.resolve();
  const executeScript = async (given: Omit<Injection, 'func'> & { func?: () => unknown }) => [
    { frameId: 0, result: await call('runInTab', { ...given, func: given.func?.toString() }) },
  ];
  const chrome = {
    i18n: {
      getMessage: (name: string, values: string[] = []) =>
        (messages[name]?.message ?? '').replace(
          /\$(\d)/g,
          (_all, at: string) => values[Number(at) - 1] ?? '',
        ),
      getUILanguage: () => language,
    },
    runtime: { openOptionsPage: async () => location.assign('/options.html') },
    storage: {
      local: {
        get: () => call('readStored'),
        set: (values: unknown) => call('writeStored', values),
        remove: (names: unknown) => call('removeStored', names),
      },
    },
    tabs: { query: async () => [{ id: 1 }] },
    scripting: { executeScript },
  };
  Object.assign(globalThis, { chrome });
}
