import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { useMessages } from '../platform/i18n/messages.ts';
import { appMessages } from './messages.ts';

/** Stands where a page should be: an address that leads nowhere, or a shop that could not answer. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const t = useMessages(appMessages);
  return (
    <main id="content" className="mx-auto flex max-w-(--container-prose) flex-col gap-4 px-(--gutter) py-16">
      <h1 className="text-2xl">{isMissing ? t.notFoundTitle : t.errorTitle}</h1>
      <p className="text-ink-muted">{isMissing ? t.notFoundText : t.errorText}</p>
      <Link to="/" className="text-accent">
        {t.backHome}
      </Link>
    </main>
  );
}
