import './platform/theme/styles.ts';
import { MutationCache, QueryCache, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError, NetworkError } from './platform/client.ts';
import { AppQueryClient } from './platform/query-client.ts';
import { startReads } from './platform/first-reads.ts';
import { makeRouter } from './routes.tsx';
import { isEmployer } from '../api/identity/roles.ts';
import { loadSidebar } from './platform/shell/header.tsx';
import { firstPreview } from './platform/shell/preview.tsx';
import { keepFocus } from './platform/shell/keep-focus.ts';
import { servedFact } from './platform/shell/served-facts.ts';
import { isOtherSessionError, sessionOf } from './platform/shell/session.tsx';
import { replaceFrame } from './platform/shell/replace-frame.ts';
import { Look } from './platform/theme/look.tsx';

startReads(firstPreview()?.reads);
keepFocus();
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
// The scroll lock of dialogs reads its nonce here; zod must not try to compile code, which the policy forbids.
Object.assign(globalThis, { __webpack_nonce__: nonce, __zod_globalConfig: { jitless: true } });

const queries = new AppQueryClient({
  queryCache: new QueryCache({ onError: askAgainWhoIsHere }),
  mutationCache: new MutationCache({ onError: askAgainWhoIsHere }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying },
    // Without a connection a change fails at once, in words, and nothing typed is lost.
    mutations: { networkMode: 'always' },
  },
});
const router = makeRouter();
const known = sessionOf(queries).start();
const place = document.getElementById('root');

if (place) {
  const page = (
    <StrictMode>
      <Look nonce={nonce}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Look>
    </StrictMode>
  );
  const root = createRoot(place);
  const draw = () => root.render(page);
  // Where the page does not say who is here, nor does its frame for sure.
  const isSure = servedFact('signed-in') !== null && place.hasChildNodes();
  if (isSure) void replaceFrame(place, Promise.all([router.load(), known.then(loadHeader)]), draw);
  else draw();
}

/** The header of whoever is here, where it comes in a file of its own. */
async function loadHeader(): Promise<void> {
  const { user } = sessionOf(queries).state();
  if (user && isEmployer(user.role)) await loadSidebar();
}

function askAgainWhoIsHere(error: Error): void {
  if (isOtherSessionError(error)) sessionOf(queries).check();
}

function worthRetrying(count: number, error: Error): boolean {
  const passing = error instanceof NetworkError || (error instanceof ApiError && error.status === 503);
  return passing && count < 2;
}
