import { useState, type ComponentType } from 'react';
import { deliveryPolicyMessages } from '../../../features/content/delivery-policy/messages.ts';
import { call, type CallResult } from '../../../platform/api/call.ts';
import { useLocale, type Locale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { layoutMessages } from '../messages.ts';

type Zones = Promise<CallResult<'shippingList'>>;

interface OpenSheet {
  Sheet: ComponentType<{ zones: Zones; onClose: () => void }>;
  zones: Zones;
}

/** The sheet's code, words and charges come when they are asked for. */
async function fetchSheet(locale: Locale): Promise<OpenSheet> {
  const zones = call('shippingList', {});
  const [{ DeliveryPolicySheet }] = await Promise.all([
    import('../../../features/content/delivery-policy/delivery-policy-sheet.tsx'),
    deliveryPolicyMessages.load(locale),
  ]);
  return { Sheet: DeliveryPolicySheet, zones };
}

/** A link with an empty target, as specified; it opens the policy as a sheet. */
export function DeliveryPolicyLink({ className }: { className: string }) {
  const t = useMessages(layoutMessages);
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
          void fetchSheet(locale).then(setOpened);
        }}
        className={className}
      >
        {t.deliveryPolicy}
      </a>
      {opened && <opened.Sheet zones={opened.zones} onClose={() => setOpened(null)} />}
    </>
  );
}
