import type { Application } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CameBackIcon, OpenOutsideIcon } from '@haat/ui/icons/icons.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { call } from '../../platform/api/call.ts';
import { useTimes } from '../../platform/times.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { useChange } from '../../ui/screen/use-change.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { refreshApplications } from './application-queries.ts';
import { applicationMessages } from './messages.ts';

/** A decided application: the outcome, who decided, and what to do next. */
export function Decided({ application }: { application: Application }) {
  const t = useMessages(applicationMessages);
  const locale = useLocale();
  const { full } = useTimes();
  const { save, isSaving } = useChange();
  const { reference, state, shop, reason, decided_by: by, decided_at: at } = application;
  const shopName = shop && inLocale(locale, shop.name, shop.name_bn);
  return (
    <PanelCard padded={false}>
      <ApplicationFacts application={application} />
      <div className="grid gap-3 border-t border-border bg-page p-4">
        <p>
          <b className="font-semibold">{state === 'approved' ? t.isApproved : t.isDeclined}</b>{' '}
          {by !== null && at !== null && <span className="text-ink-muted">{t.decidedBy(by, full(at))}</span>}
        </p>
        {reason !== null && (
          <p>
            <span className="block text-xs text-ink-subtle">{t.reason}</span>
            <span lang={application.locale}>{reason}</span>
          </p>
        )}
        {shop && shopName && (
          <a
            href={`${locale === 'bn' ? '/bn' : ''}/shop/all_product/${shop.id}`}
            className={buttonLook({ variant: 'outline', className: 'justify-self-start' })}
          >
            <Icon of={OpenOutsideIcon} size={18} />
            {t.toShop(shopName)}
          </a>
        )}
        {state === 'declined' && (
          <Button
            icon={CameBackIcon}
            busy={isSaving}
            className="justify-self-start"
            onClick={() =>
              void save(call('adminApplicationReopen', { params: { reference } }), {
                done: t.reopened,
                refresh: refreshApplications,
              })
            }
          >
            {t.reopen}
          </Button>
        )}
      </div>
    </PanelCard>
  );
}
