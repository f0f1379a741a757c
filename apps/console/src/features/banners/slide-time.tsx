import type { AdminBanner } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useTimes } from '../../platform/times.ts';
import { bannerMessages } from './messages.ts';
import { barOf } from './schedule.ts';

const tones = { now: 'success', planned: 'info', ended: 'neutral', off: 'neutral' } as const;

interface SlideTimeProps {
  slide: Pick<AdminBanner, 'state' | 'starts_at' | 'ends_at'>;
  now: Date;
}

/** When a slide is shown: a bar over the next days, and as text. */
export function SlideTime({ slide, now }: SlideTimeProps) {
  const { state } = slide;
  const bar = state === 'off' ? null : barOf(slide, now);
  return (
    <span className="block w-full min-w-55">
      <span aria-hidden="true" className="relative mb-1.5 block h-2 overflow-clip rounded-full bg-surface-sunken">
        {bar && (
          <i
            className={classNames('absolute inset-y-0', state === 'now' ? 'bg-accent' : 'bg-accent/60')}
            style={{ left: `${bar.from * 100}%`, right: `${(1 - bar.to) * 100}%` }}
          />
        )}
      </span>
      <SlideState slide={slide} />
    </span>
  );
}

/** The display state of a slide, and its dates. */
export function SlideState({ slide: { state, starts_at: start, ends_at: end } }: Pick<SlideTimeProps, 'slide'>) {
  const t = useMessages(bannerMessages);
  const { stamp } = useTimes();
  const bounds = [start && t.since(stamp(start)), end && t.until(stamp(end))].filter(Boolean).join(', ');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
      <Badge tone={tones[state]}>{t.states[state]}</Badge>
      {bounds === '' ? t.always : bounds}
    </span>
  );
}
