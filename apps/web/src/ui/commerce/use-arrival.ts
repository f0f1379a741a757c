import { useSyncExternalStore } from 'react';
import { locales, type Locale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { productUiMessages } from '../messages.ts';

const hourMs = 3_600_000;

/** The day in Bangladesh by which something ordered now arrives: Tuesday 24 November. */
export function arrivalDay(now: number, { days, locale }: { days: number; locale: Locale }): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Dhaka' } as const;
  return new Intl.DateTimeFormat(locales[locale].dateTag, parts).format(now + days * 24 * hourMs);
}

/** Checks every minute, because the day may change while the page is open. */
function watchHour(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

/**
 * Says when something ordered now arrives, in a zone that takes this many days (at least 1). Server-rendered pages
 * are cached, so they give the number of days, and the date appears with hydration.
 */
export function useArrival(): (days: number) => string {
  const t = useMessages(productUiMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const hour = useSyncExternalStore(
    watchHour,
    () => Math.floor(Date.now() / hourMs),
    () => null,
  );
  return (days) =>
    hour === null
      ? days === 1
        ? t.arrivesWithinDay
        : t.arrivesWithin(number(days))
      : t.arrivesBy(arrivalDay(hour * hourMs, { days, locale }));
}
