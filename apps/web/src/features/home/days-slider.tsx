import type { EndpointReply, Endpoints } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Carousel } from '../../ui/media/carousel.tsx';
import { EnlargeablePictures } from '../../ui/media/enlargeable-pictures.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { EnlargeIcon } from '@haat/ui/icons/icons.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { homeMessages } from './messages.ts';

type DaySlide = EndpointReply<Endpoints['days']>['data'][number];

/** 'HELLO ! GOOD DAYS': pictures, each of which opens in the full-screen viewer. */
export function DaysSlider({ days }: { days: DaySlide[] }) {
  const t = useMessages(homeMessages);
  const locale = useLocale();
  if (days.length === 0) return null;
  const pictures = days.map(({ filename, title, title_bn }) => ({
    src: filename,
    alt: inLocale(locale, title, title_bn),
  }));
  return (
    <EnlargeablePictures title={t.goodDays} ratio={3 / 2} pictures={pictures}>
      {(enlarge) => (
        <Carousel
          title={t.goodDays}
          kind="picture"
          slides={pictures.map(({ src, alt }, index) => ({
            key: src,
            content: (
              <button
                type="button"
                aria-label={t.enlarge(alt)}
                onClick={() => enlarge(index)}
                className="group relative block aspect-[4/5] w-full overflow-hidden rounded-lg"
              >
                <Picture
                  src={src}
                  alt=""
                  width={480}
                  height={600}
                  shape="portrait"
                  sizes="(width > 64rem) 235px, (width > 37.5rem) 32vw, (width > 30rem) 48vw, calc(72vw - 23px)"
                />
                <span className="absolute end-3 bottom-3 grid size-10 place-items-center rounded-full bg-surface/90 group-hover:bg-surface">
                  <Icon of={EnlargeIcon} size={20} />
                </span>
              </button>
            ),
          }))}
        />
      )}
    </EnlargeablePictures>
  );
}
