import { NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { frameMessages } from '../frame/messages.ts';

/** Shown for an address below `/admin` that has no screen. */
export function NotFoundScreen() {
  const t = useMessages(frameMessages);
  usePageTitle(t.notFound);
  return (
    <>
      <h1 className="sr-only">{t.notFound}</h1>
      <StateNote
        icon={NothingFoundIcon}
        title={t.notFound}
        text={t.notFoundText}
        action={
          <LinkButton to="/orders" variant="primary">
            {t.toOrders}
          </LinkButton>
        }
      />
    </>
  );
}
