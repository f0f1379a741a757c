import type { OrderDetails } from '@haat/contracts';
import { Suspense, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { printInWindow } from '../../platform/print-window.ts';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { saveFile } from '@haat/ui/device/save-file.ts';
import { phoneLink } from '@haat/contracts/shop-settings';
import { useShopSettings } from '../../platform/settings/shop-settings.ts';
import { addToCart } from '../cart/public.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { DownloadIcon, PhoneIcon, PrintIcon, ReturnIcon } from '@haat/ui/icons/icons.ts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Invoice } from './invoice.tsx';
import { ordersMessages } from './messages.ts';

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

interface Said {
  tone: 'success' | 'error';
  text: string;
}

/** Actions on an order: print its invoice, buy it again, cancel it, call the shop. */
export function OrderActions({ order }: { order: OrderDetails }) {
  const t = useMessages(ordersMessages);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const invoice = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isDownloading, setIsDownloading] = useState(false);
  const { phone } = useShopSettings();
  const locale = useLocale();
  const { phone: phoneWords } = useFormat();

  function print() {
    if (!invoice.current) return;
    const isOpen = printInWindow(invoice.current, `${t.invoice} ${order.order_number}`);
    setSaid(isOpen ? null : { tone: 'error', text: t.printBlocked });
  }

  async function download() {
    setIsDownloading(true);
    const { order_number } = order;
    const answer = await call('orderInvoice', { params: { order_number }, query: { lang: locale } });
    setIsDownloading(false);
    if (answer.ok) saveFile(answer.body, { name: `haat-invoice-${order_number}.pdf`, type: 'application/pdf' });
    setSaid(answer.ok ? null : { tone: 'error', text: t.downloadFailed });
  }

  function buyAgain() {
    const lines = order.product_details.flatMap(({ product_id: id, qty, color, size }) =>
      id === null ? [] : [{ id, count: qty, selectedColor: color, selectedSize: size }],
    );
    if (lines.length === 0) return setSaid({ tone: 'error', text: t.goneFromShop });
    for (const line of lines) addToCart(line);
    showToast({ kind: 'success', text: t.addedAgain });
    void navigate('/cart');
  }

  async function cancel() {
    const answer = await call('orderCancel', { params: { order_number: order.order_number } });
    setIsAsking(false);
    if (answer.ok) setSaid({ tone: 'success', text: t.cancelled });
    else {
      const isTooLate = answer.problem.code === 'NOT_CANCELLABLE';
      setSaid({ tone: 'error', text: isTooLate ? t.notCancellable : t.cancelFailed });
    }
    // Without an answer, reading the order would fail, too, and replace it by an error page.
    const isAnswered = answer.ok || (answer.problem.status > 0 && answer.problem.status < 500);
    if (isAnswered) await revalidate();
  }

  return (
    <>
      {said && (
        <Notice tone={said.tone} role={said.tone === 'success' ? 'status' : 'alert'}>
          {said.text}
        </Notice>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button onClick={print}>
          <Icon of={PrintIcon} size={20} />
          {t.printInvoice}
        </Button>
        <Button variant="outline" busy={isDownloading} onClick={() => void download()}>
          <Icon of={DownloadIcon} size={20} />
          {t.downloadPdf}
        </Button>
        <Button variant="secondary" onClick={buyAgain} className="max-sm:order-first">
          <Icon of={ReturnIcon} size={20} />
          {t.buyAgain}
        </Button>
        {order.can_cancel && (
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            {t.cancelOrder}
          </Button>
        )}
        <a
          href={phoneLink(phone)}
          className="inline-flex min-h-(--size-control) items-center justify-center gap-2.5 rounded-md px-3 font-semibold text-accent hover:bg-accent-soft"
        >
          <Icon of={PhoneIcon} size={20} />
          {t.callShop(phoneWords(phone))}
        </a>
      </div>
      {isAsking && (
        <Suspense>
          <CancelDialog onCancel={cancel} onDismiss={() => setIsAsking(false)} />
        </Suspense>
      )}
      <div ref={invoice} hidden>
        <Invoice order={order} />
      </div>
    </>
  );
}
