import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../rendering/page.ts';
import { buttonLook, LinkButton } from '@haat/ui/forms/button.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { offlineMessages } from './messages.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const t = offlineMessages.get(locale);
  return { title: t.title, description: t.text };
}

/** Shown without scripts, at any address that neither the network nor the cache could provide. */
export function Page() {
  const t = useMessages(offlineMessages);
  return (
    <div className="wrap pb-(--gap-section)">
      <EmptyState
        level={1}
        drawing="boat"
        title={t.title}
        text={t.text}
        action={
          <>
            <LinkButton to="/cart">{t.cart}</LinkButton>
            {/* An empty href means the requested address. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
            <a href="" className={buttonLook({ variant: 'outline' })}>
              {t.tryAgain}
            </a>
          </>
        }
      />
    </div>
  );
}
