import type { AdminOrderRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { CheckIcon, PhoneIcon, PrintIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { ordersMessages } from './messages.ts';
import { openInvoice } from './open-invoice.ts';
import { nextStatus } from './parts/next-status.ts';
import { useTakeStep } from './steps/use-take-step.ts';

/** Actions for an order from anywhere: the next step, a call, and its printed invoice. */
export function useOrderActions(): (row: AdminOrderRow) => { label: string; icon: Drawing; run: () => void }[] {
  const t = useMessages(ordersMessages);
  const locale = useLocale();
  const { phone: phoneText } = useFormat();
  const takeStep = useTakeStep();
  return (row) => {
    const to = nextStatus(row.status);
    const phone = row.phone;
    return [
      // Parcels are handed over on a sheet, which names who takes them.
      ...(to && to !== 'shipped'
        ? [{ label: t.steps[to].button, icon: CheckIcon, run: () => takeStep([row], to) }]
        : []),
      ...(phone === ''
        ? []
        : [
            {
              label: t.callName(row.name, phoneText(phone)),
              icon: PhoneIcon,
              run: () => location.assign(`tel:${phone}`),
            },
          ]),
      {
        label: t.printInvoice,
        icon: PrintIcon,
        run: () => openInvoice(row.order_number, locale),
      },
    ];
  };
}
