import './styles/app.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom';
import { loadShellWords } from './app/messages.ts';
import { prefetchOnIntent } from './app/prefetch-on-intent.ts';
import { createRoutes } from './app/routes.tsx';
import type { Call } from './platform/api/call.ts';
import { basenameOf, localeOf, withoutLocale } from '@haat/contracts/shared/locale';
import { LocaleContext } from '@haat/ui/i18n/locale.ts';
import { hydrated, HydrationSignal } from './rendering/hydration-signal.tsx';
import { rememberLanguage } from './platform/remember-language.ts';
import { hydrateDeferred, watchForActivity } from './rendering/deferred-hydration.tsx';
import { loadOrReopen } from './rendering/load-or-reopen.ts';
import { createFirstPageRouter } from './rendering/navigation/first-page-router.ts';
import { nextTask } from './rendering/next-task.ts';
import { nearRoutes } from './rendering/navigation/near-routes.ts';
import { startWholeRouter } from './rendering/navigation/deferred-router.ts';

/** The server's loader data: JSON in a data block, which needs no exception in the content security policy. */
function hydrationData(): HydrationState | undefined {
  const text = document.getElementById('hydration-data')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

// The first page's data is in the document, so the API client is loaded with the first call.
const call: Call = async (...input) => (await import('./platform/api/call.ts')).call(...input);

async function hydrate(): Promise<void> {
  const locale = localeOf(location.pathname);
  const basename = basenameOf(locale);
  rememberLanguage(locale);
  const routes = createRoutes({ callOf: () => call, locale, isServer: false, isForDevelopers: true, hydrated });
  const near = nearRoutes(routes, withoutLocale(location.pathname));
  const matched = matchRoutes(near, location, basename) ?? [];
  // Without the matched page's code, hydration would discard the server's HTML.
  await loadOrReopen(() =>
    Promise.all([
      loadShellWords(locale),
      ...matched.map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return;
        Object.assign(route, { ...(await route.lazy()), lazy: undefined });
      }),
    ]),
  );
  const data = hydrationData();
  const page = { routes, basename, ...(data && { hydrationData: data }) };
  const first = createFirstPageRouter(page, near);
  const router = first?.router ?? (await loadOrReopen(() => startWholeRouter(page)));
  if (!first) await nextTask();
  router.subscribe(hydrateDeferred);
  watchForActivity();
  prefetchOnIntent({ routes, basename, prepare: first?.prepare });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <LocaleContext value={locale}>
          <HydrationSignal>
            <RouterProvider router={router} />
          </HydrationSignal>
        </LocaleContext>
      </StrictMode>,
    );
  });
}

// Evaluating the modules above already makes a long task.
void nextTask().then(hydrate);
