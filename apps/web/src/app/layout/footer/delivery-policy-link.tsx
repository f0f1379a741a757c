import { useState, type ComponentType } from 'react';
import { deliveryPolicyMessages } from '../../../features/content/delivery-policy/messages.ts';
import { call, type CallResult } from '../../../platform/api/call.ts';
import type { Locale } from '@haat/contracts/shared/locale';
import { retryOnce } from '@haat/ui/device/retry-once.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { uiMessages } from '@haat/ui/messages.ts';
import { layoutMessages } from '../messages.ts';

type Zones = Promise<CallResult<'shippingList'>>;

interface OpenSheet {
  Sheet: ComponentType<{ zones: Zones; onClose: () => void }>;
  zones: Zones;
}

/** The sheet's code, messages and charges are fetched when it is first opened. */
async function fetchSheet(locale: Locale): Promise<OpenSheet> {
  const zones = call('shippingList', {});
  const [{ DeliveryPolicySheet }] = await Promise.all([
    import('../../../features/content/delivery-policy/delivery-policy-sheet.tsx'),
    deliveryPolicyMessages.load(locale),
  ]);
  return { Sheet: DeliveryPolicySheet, zones };
}

/** Opens the delivery policy as a sheet. The link's target is empty, as specified. */
export function DeliveryPolicyLink({ className }: { className: string }) {
  const t = useMessages(layoutMessages);
  const ui = useMessages(uiMessages);
  const locale = useLocale();
  const [opened, setOpened] = useState<OpenSheet | null>(null);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty target is specified */}
      <a
        href="#"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          retryOnce(() => fetchSheet(locale)).then(setOpened, () => showToast({ kind: 'error', text: ui.notLoaded }));
        }}
        className={className}
      >
        {t.deliveryPolicy}
      </a>
      {opened && <opened.Sheet zones={opened.zones} onClose={() => setOpened(null)} />}
    </>
  );
}
