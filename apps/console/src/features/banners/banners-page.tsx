import type { AdminBanner, AdminDay } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CalendarIcon, EnlargeIcon, PlusIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useTimes } from '../../platform/times.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { BannerDialog } from './banner-dialog.tsx';
import { BannerList } from './banner-list.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DayGrid } from './day-grid.tsx';
import { bannerMessages } from './messages.ts';
import { lastShown, withoutBannerFrom } from './schedule.ts';
import { useSlides } from './slide-queries.ts';

type Open = { kind: 'banner'; banner: AdminBanner | null } | { kind: 'day'; day: AdminDay | null } | null;

/** The home page's content besides products: banners and the days slider, with their dates. */
export function Page() {
  const t = useMessages(bannerMessages);
  const { number } = useFormat();
  const { stamp } = useTimes();
  const dayOf = (iso: string) => stamp(iso).split(',')[0] ?? '';
  const slides = useSlides();
  const { data } = slides;
  const now = new Date(slides.dataUpdatedAt);
  const endOfAll = withoutBannerFrom(data?.banners ?? [], now);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = () => setOpen({ kind: 'banner', banner: null });
  const shown = (list: readonly { state: string }[]) => number(list.filter(({ state }) => state === 'now').length);
  usePageTitle(t.bannersAndDays);
  useShortcuts({ n: data && add, 'Ctrl+z': useUndo() });

  const content = () => {
    if (data)
      return (
        <div className="grid gap-4">
          {endOfAll !== null && (
            <Notice tone="warning" role="status">
              {t.lastEnds(stamp(endOfAll))}
            </Notice>
          )}
          <PanelCard
            title={t.banners}
            padded={false}
            className="overflow-visible!"
            action={
              <span className="text-xs text-ink-muted">{t.span(dayOf(now.toISOString()), dayOf(lastShown(now)))}</span>
            }
          >
            {data.banners.length === 0 ? (
              <StateNote icon={EnlargeIcon} title={t.noBanners} text={t.noBannersText} />
            ) : (
              <BannerList banners={data.banners} now={now} onOpen={(banner) => setOpen({ kind: 'banner', banner })} />
            )}
          </PanelCard>
          <PanelCard
            title={t.days}
            padded={false}
            className="overflow-visible!"
            action={
              <Button icon={PlusIcon} onClick={() => setOpen({ kind: 'day', day: null })}>
                {t.addDay}
              </Button>
            }
          >
            {data.days.length === 0 ? (
              <StateNote icon={CalendarIcon} title={t.noDays} text={t.noDaysText} />
            ) : (
              <DayGrid days={data.days} onOpen={(day) => setOpen({ kind: 'day', day })} />
            )}
          </PanelCard>
          <p className="text-xs text-ink-subtle">{t.note}</p>
        </div>
      );
    if (!slides.isError) return <LoadingLines />;
    return <FailedNote error={slides.error} failedAt={slides.errorUpdatedAt} onRetry={() => void slides.refetch()} />;
  };

  return (
    <>
      <PageHead
        title={t.bannersAndDays}
        text={data ? t.onHome(shown(data.banners), shown(data.days)) : '\u00a0'}
        actions={
          data && (
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={add}>
              {t.addBanner}
            </Button>
          )
        }
      />
      {content()}
      {open?.kind === 'banner' && <BannerDialog banner={open.banner} onClose={close} />}
      {open?.kind === 'day' && <DayDialog day={open.day} onClose={close} />}
    </>
  );
}
