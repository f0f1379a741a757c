import type { AdminOrderRow } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CheckIcon, PhoneIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { ordersMessages } from './messages.ts';
import { nextStatus } from './parts/next-status.ts';
import { phoneText } from './parts/phone-text.ts';
import { useTakeStep } from './steps/use-take-step.ts';

/** What can be done with an order from anywhere: the step that is due, and a call. */
export function useOrderActions(): (row: AdminOrderRow) => { label: string; icon: Drawing; run: () => void }[] {
  const t = useMessages(ordersMessages);
  const takeStep = useTakeStep();
  return (row) => {
    const to = nextStatus(row.status);
    const phone = row.phone;
    return [
      // Parcels are handed over on a sheet, with whoever takes them.
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
    ];
  };
}
