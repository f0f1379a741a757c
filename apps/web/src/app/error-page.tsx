import {
  Form,
  isRouteErrorResponse,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from 'react-router-dom';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useIsOnline } from '@haat/ui/device/use-is-online.ts';
import { usePageName } from '../rendering/page-name.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { RootData } from './root.tsx';
import { Button, LinkButton } from '@haat/ui/forms/button.tsx';
import { StitchedBoat } from '@haat/ui/feedback/stitched-drawings.tsx';
import { appMessages } from './messages.ts';

/** Shown instead of a page that does not exist, is gone or could not be loaded. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <div className="wrap flex flex-col items-center pt-12 pb-(--gap-section) text-center">
      <StitchedBoat />
      {status === 404 ? <Missing /> : status === 410 ? <Retired /> : <Unanswered />}
    </div>
  );
}

const actions = 'mt-6 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col';

function Missing() {
  const t = useMessages(appMessages);
  usePageName(t.notFoundTitle);
  return (
    <>
      <h1 className="mt-6 text-3xl">{t.notFoundTitle}</h1>
      <p className="mt-2 max-w-[46ch] text-balance text-ink-muted">{t.notFoundText}</p>
      <SearchAgain />
      <div className={actions}>
        <LinkButton to="/">{t.backHome}</LinkButton>
        <LinkButton to="/help_support" variant="outline">
          {t.help}
        </LinkButton>
      </div>
      <Categories />
    </>
  );
}

/** The categories, for visitors who followed an old link. */
function Categories() {
  const t = useMessages(appMessages);
  const locale = useLocale();
  const root: RootData | undefined = useRouteLoaderData('root');
  if (!root) return null;
  return (
    <nav aria-label={t.notFoundCategories} className="mt-10 w-full max-w-160">
      <ul className="flex flex-wrap justify-center gap-2.5">
        {root.categories.map(({ id, title, title_bn: titleBn }) => (
          <li key={id}>
            <Link
              to={`/product/category/product_list/${id}`}
              className="flex min-h-(--size-target) items-center rounded-full border border-border-strong bg-surface px-4 text-sm font-medium hover:border-ink"
            >
              {inLocale(locale, title, titleBn)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A product that is no longer sold; a search for the words of its slug finds similar ones. */
function Retired() {
  const t = useMessages(appMessages);
  const { slug = '' } = useParams();
  usePageName(t.retiredTitle);
  return (
    <>
      <h1 className="mt-6 text-3xl">{t.retiredTitle}</h1>
      <p className="mt-2 max-w-[46ch] text-balance text-ink-muted">{t.retiredText}</p>
      <SearchAgain />
      <div className={actions}>
        <LinkButton to={`/search?q=${encodeURIComponent(slug.replaceAll('-', ' '))}`}>{t.retiredAlike}</LinkButton>
        <LinkButton to="/" variant="outline">
          {t.backHome}
        </LinkButton>
      </div>
    </>
  );
}

function SearchAgain() {
  const t = useMessages(appMessages);
  return (
    <search className="mt-6 w-full max-w-(--container-form)">
      <Form action="/search" className="flex gap-2">
        <input
          type="search"
          name="q"
          required
          aria-label={t.notFoundSearch}
          placeholder={t.notFoundSearchHint}
          className="h-(--size-control) min-w-0 flex-1 rounded-md border border-border-control bg-surface px-4 field-focus placeholder:text-ink-subtle"
        />
        <Button type="submit" variant="secondary">
          {t.notFoundSearch}
        </Button>
      </Form>
    </search>
  );
}

function Unanswered() {
  const t = useMessages(appMessages);
  const { state, revalidate } = useRevalidator();
  const isAnswer = isRouteErrorResponse(useRouteError());
  const isOnline = useIsOnline();
  const title = isOnline ? t.errorTitle : t.offlineTitle;
  usePageName(title);

  /** The router never asks again for code that could not be loaded; only a new document does. */
  function tryAgain() {
    if (isAnswer || !isOnline) void revalidate();
    else location.reload();
  }

  return (
    <>
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p role="alert" className="mt-2 max-w-[46ch] text-ink-muted">
        {isOnline ? t.errorText : t.offlineText}
      </p>
      <div className={actions}>
        <Button busy={state === 'loading'} busyText={t.tryAgain} onClick={tryAgain}>
          {t.tryAgain}
        </Button>
        <LinkButton to="/" variant="outline">
          {t.backHome}
        </LinkButton>
      </div>
    </>
  );
}
