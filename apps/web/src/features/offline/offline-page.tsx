import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../rendering/page.ts';
import { buttonLook, LinkButton } from '@haat/ui/forms/button.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { offlineMessages } from './messages.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const t = offlineMessages.get(locale);
  return { title: t.title, description: t.text };
}

/** Stands, without scripts, at any address that neither the network nor the device could give. */
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
            {/* An empty address is the one that was asked for, whichever that was. */}
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
