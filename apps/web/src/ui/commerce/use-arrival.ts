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

/** The day does not change while a page is looked at, but for the hour at which it may. */
function watchHour(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

/**
 * Says by when something ordered now arrives, in a zone that takes so many days (at least 1). Pages of the server are cached, so they
 * say how many days it takes, and the day appears with hydration.
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
