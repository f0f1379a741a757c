import type { AdminOrder } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PrintIcon } from '@haat/ui/icons/icons.ts';
import { useNavigate } from 'react-router-dom';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { ordersMessages } from '../messages.ts';
import { openInvoice } from '../open-invoice.ts';
import { orderMessages } from './messages.ts';

/** An order's documents: its invoice, first in the shopper's language, and the lists it is on. */
export function PrintMenu({ order }: { order: AdminOrder }) {
  const t = useMessages(orderMessages);
  const lists = useMessages(ordersMessages);
  const navigate = useNavigate();
  const { order_number: orderNumber, locale, sheet, status } = order;
  const languages = [locale, locale === 'en' ? ('bn' as const) : ('en' as const)];
  return (
    <MoreMenu
      label={t.print}
      icon={PrintIcon}
      actions={[
        ...languages.map((lang) => ({
          label: t.invoice[lang],
          icon: PrintIcon,
          onPress: () => openInvoice(orderNumber, lang),
        })),
        ...(status === 'confirmed'
          ? [{ label: lists.packingLists, icon: PrintIcon, onPress: () => void navigate('/print/packing') }]
          : []),
        ...(sheet === null
          ? []
          : [
              {
                label: lists.printSheet(sheet),
                icon: PrintIcon,
                onPress: () => void navigate(`/print/courier/${sheet}`),
              },
            ]),
      ]}
    />
  );
}
