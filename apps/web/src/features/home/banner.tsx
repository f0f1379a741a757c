import type { EndpointReply, Endpoints } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { BannerSlides } from '../../ui/media/banner-slides.tsx';
import { LinkButton } from '@haat/ui/forms/button.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowRightIcon } from '@haat/ui/icons/icons.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { bannerSizes } from './banner-sizes.ts';
import { homeMessages } from './messages.ts';

type BannerSlide = EndpointReply<Endpoints['bannerList']>['data'][number];

/**
 * The home banner: slides with text on the picture, which is darkened in its own colours below the text; on phones a
 * blurred copy is the text's background, into which the picture fades.
 */
export function Banner({ banners }: { banners: BannerSlide[] }) {
  const t = useMessages(homeMessages);
  if (banners.length === 0) return null;
  return (
    <BannerSlides
      label={t.banners}
      slides={banners.map((banner, index) => ({
        key: banner.id,
        content: <Slide banner={banner} isFirst={index === 0} />,
      }))}
    />
  );
}

function Slide({ banner, isFirst }: { banner: BannerSlide; isFirst: boolean }) {
  const t = useMessages(homeMessages);
  const locale = useLocale();
  const headline = inLocale(locale, banner.headline, banner.headline_bn);
  return (
    <div className="on-deep relative flex h-102 flex-col overflow-hidden bg-surface-deep text-ink-inverse sm:block sm:aspect-[8/3] sm:h-full">
      <Picture
        src={banner.photo}
        alt=""
        width={1920}
        height={720}
        sizes="80px"
        className="absolute inset-0 scale-125 blur-ground brightness-[.36] saturate-125 sm:hidden"
      />
      <div className="relative z-1 px-5 pt-6 pb-5 sm:flex sm:h-full sm:w-[44%] sm:flex-col sm:justify-center sm:px-10 sm:pt-0 sm:pb-8 lg:w-[42%] xl:w-[48%] xl:ps-14 xl:pe-0">
        <h2 className="font-display text-2xl text-balance xl:text-[2.25rem]">{headline}</h2>
        <p className="mt-2.5 mb-5 text-sm text-ink-on-deep sm:max-w-[34ch] lg:text-base xl:max-w-none">
          {inLocale(locale, banner.sub, banner.sub_bn)}
        </p>
        <LinkButton to={banner.link} className="w-fit bg-surface! text-ink! hover:bg-accent-soft!">
          {t.shopNow}
          <span className="sr-only">: {headline}</span>
          <Icon of={ArrowRightIcon} size={20} />
        </LinkButton>
      </div>
      <div className="relative min-h-0 flex-1 max-sm:-mt-5 max-sm:mask-t-from-78% sm:absolute sm:inset-0">
        <Picture
          src={banner.photo}
          alt=""
          width={1920}
          height={720}
          sizes={bannerSizes}
          priority={isFirst}
          className="max-sm:absolute max-sm:inset-0 max-sm:object-[96%_50%]"
        />
        <Picture
          src={banner.photo}
          alt=""
          width={1920}
          height={720}
          sizes={bannerSizes}
          priority={isFirst}
          className="absolute inset-0 mask-r-from-22% mask-r-to-60% brightness-[.36] saturate-125 max-sm:hidden"
        />
      </div>
    </div>
  );
}
