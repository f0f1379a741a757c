import type { Today } from '@haat/contracts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { RetryIcon, ServerOffIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { usePageTitle } from '../../platform/page-title.ts';
import { formatWeekday } from '../../platform/times.ts';
import { useAfter } from '../../platform/use-after.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { CallThrough } from '../orders/public.ts';
import { CourierCard } from './cards/courier-card.tsx';
import { BestSellingCard, LowStockCard } from './cards/product-cards.tsx';
import { FailedMailsCard } from './cards/failed-mails-card.tsx';
import { MissedSearchesCard } from './cards/missed-searches-card.tsx';
import { ZonesCard } from './cards/zones-card.tsx';
import { todayMessages } from './messages.ts';
import { TakingsCard } from './takings/takings-card.tsx';
import { useToday } from './use-today.ts';
import { WaitingStrip } from './waiting-strip.tsx';

/** Waiting work first, then the last days' figures. Every figure links to the list it counts. */
export function Page() {
  const t = useMessages(todayMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const { data, isError, refetch } = useToday();
  const [day] = useState(() => new Date().toISOString());
  usePageTitle(t.today);
  return (
    <>
      <PageHead
        title={t.today}
        text={formatWeekday(data?.days.at(-1)?.day ?? day, locale)}
        actions={data && data.confirm.count > 0 && <CallThrough count={number(data.confirm.count)} />}
      />
      {data ? <Figures today={data} /> : isError ? <Failed onRetry={() => void refetch()} /> : <Loading />}
    </>
  );
}

function Figures({ today }: { today: Today }) {
  return (
    <div className="grid gap-3 md:gap-4">
      <WaitingStrip today={today} />
      <div className="grid items-start gap-3 md:gap-4 table:grid-cols-[2fr_1fr]">
        <TakingsCard days={today.days} />
        <div className="grid gap-3 md:gap-4">
          <CourierCard courier={today.courier} />
          {today.failed_mails.count > 0 && <FailedMailsCard mails={today.failed_mails} />}
        </div>
      </div>
      <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4 table:grid-cols-3">
        <LowStockCard products={today.low_stock} count={today.low_stock_count} />
        <ZonesCard zones={today.zones} days={today.days} />
        <BestSellingCard products={today.best_selling} days={today.days} />
      </div>
      <MissedSearchesCard searches={today.missed_searches} />
    </div>
  );
}

function Loading() {
  const t = useMessages(todayMessages);
  const isShown = useAfter(300);
  return (
    <div role="status" className="grid min-h-dvh content-start gap-4">
      <span className="sr-only">{t.loading}</span>
      {isShown && (
        <>
          <Skeleton className="h-24" />
          <Skeleton className="h-96" />
        </>
      )}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(todayMessages);
  return (
    <StateNote
      icon={ServerOffIcon}
      tone="danger"
      role="alert"
      title={t.failedTitle}
      text={t.failedText}
      action={
        <Button variant="primary" icon={RetryIcon} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    />
  );
}
