import './styles/console.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { LocaleContext } from '@haat/ui/i18n/locale.ts';
import { createConsoleRouter } from './app/router.tsx';
import { queries } from './platform/api/queries.ts';
import { watchConnection } from './platform/connection/connection.ts';
import { chooseLocale, currentLocale, useDeviceLocale } from './platform/language.ts';

function Console({ router }: { router: ReturnType<typeof createConsoleRouter> }) {
  return (
    <LocaleContext value={useDeviceLocale()}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleContext>
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  watchConnection();
  const router = createConsoleRouter();
  await chooseLocale(currentLocale());
  createRoot(root).render(
    <StrictMode>
      <Console router={router} />
    </StrictMode>,
  );
}

void start();
