import type { TrackedOrder } from '@haat/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { examplePhone, useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../rendering/page.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { TextField } from '@haat/ui/forms/field.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { ordersMessages } from './messages.ts';
import { StatusBadge } from './status-badge.tsx';
import { StatusTimeline } from './status-timeline.tsx';

export function meta({ locale }: MetaInput): PageMeta {
  const t = ordersMessages.get(locale);
  return { title: t.trackTitle, description: t.trackText };
}

/** Shows an order's status without a login to anyone who knows its number and phone number. */
export function Page() {
  const t = useMessages(ordersMessages);
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  return (
    <div className="wrap pt-4 pb-(--gap-section) sm:pt-8">
      <div className="mx-auto flex max-w-190 flex-col gap-5">
        <div>
          <h1 className="text-2xl">{t.trackTitle}</h1>
          <p className="mt-1 text-sm text-ink-muted">{t.trackText}</p>
        </div>
        <Card>
          <TrackingForm onFound={setOrder} />
        </Card>
        <div aria-live="polite">{order && <Tracked order={order} />}</div>
      </div>
    </div>
  );
}

function TrackingForm({ onFound }: { onFound: (order: TrackedOrder | null) => void }) {
  const t = useMessages(ordersMessages);
  const { phone } = useFormat();
  const locale = useLocale();
  const [search] = useSearchParams();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function track(form: FormData) {
    setIsSending(true);
    setFailure('');
    setErrors({});
    const answer = await call('orderTracking', {
      body: { order_number: formText(form, 'order_number'), phone: formText(form, 'phone') },
    });
    setIsSending(false);
    if (answer.ok) return onFound(answer.body.data);
    onFound(null);
    setErrors(fieldErrors(answer.problem, locale));
    const words: Partial<Record<string, string>> = { NETWORK: t.trackFailed, RATE_LIMITED: t.tooMany };
    setFailure(words[answer.problem.code] ?? t.notTracked);
  }

  return (
    <Form noValidate className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]" onSubmit={track}>
      {failure && (
        <Notice tone="error" role="alert" className="sm:col-span-3">
          {failure}
        </Notice>
      )}
      <TextField
        label={t.orderNumber}
        name="order_number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="HT-7K3M-9QXD"
        defaultValue={search.get('order') ?? ''}
        error={errors.order_number}
      />
      <TextField
        label={t.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={phone(examplePhone)}
        error={errors.phone}
      />
      <Button type="submit" busy={isSending} busyText={t.sending} className="sm:mt-6.5">
        {t.track}
      </Button>
    </Form>
  );
}

function Tracked({ order }: { order: TrackedOrder }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const { date } = useDates();
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-display text-lg select-all">{order.order_number}</h2>
        <StatusBadge status={order.status} />
        <p className="w-full text-sm text-ink-muted">
          {date(order.date)} · {t.pieces(number(order.items))} · {order.shipping_address} ·{' '}
          <Money taka={order.total_amount} className="font-semibold text-ink" />
        </p>
      </div>
      <StatusTimeline timeline={order.timeline} />
    </Card>
  );
}
