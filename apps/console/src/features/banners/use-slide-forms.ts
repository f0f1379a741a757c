import type { AdminBanner, AdminDay } from '@haat/contracts';
import {
  adminBannerChange,
  adminBannerCreate,
  adminDayChange,
  adminDayCreate,
} from '@haat/contracts/content/slide-endpoints';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import type { RecordForm } from '../../ui/record/record-form.ts';
import { useFieldWords } from '../../ui/record/use-field-words.tsx';
import { bannerMessages } from './messages.ts';
import { refreshSlides } from './slide-queries.ts';
import { datesBody, typedDates, type TypedDates } from './typed-dates.ts';

/** The form values of a banner. */
export interface TypedBanner extends TypedDates {
  photo: string;
  headline: string;
  headline_bn: string;
  sub: string;
  sub_bn: string;
  link: string;
}

/** The form values of a picture in the days slider. */
export interface TypedDay extends TypedDates {
  photo: string;
  title: string;
  title_bn: string;
}

const bannerBody = (typed: TypedBanner) => ({ ...typed, ...datesBody(typed) });
const dayBody = (typed: TypedDay) => ({ ...typed, ...datesBody(typed) });

function useSlideWords() {
  const t = useMessages(bannerMessages);
  const { picture, moment } = useFieldWords();
  return { picture, dates: { starts_at: moment(t.starts), ends_at: moment(t.ends), is_active: t.isActive } };
}

/** How banners are created and edited. */
export function useBannerForm(): RecordForm<AdminBanner, TypedBanner> {
  const t = useMessages(bannerMessages);
  const locale = useLocale();
  const { picture, dates } = useSlideWords();
  return {
    fields: {
      photo: picture,
      headline: t.headline,
      headline_bn: t.headlineBn,
      sub: t.sub,
      sub_bn: t.subBn,
      link: t.link,
      ...dates,
    },
    typedOf: (banner) => ({
      photo: banner?.photo ?? '',
      headline: banner?.headline ?? '',
      headline_bn: banner?.headline_bn ?? '',
      sub: banner?.sub ?? '',
      sub_bn: banner?.sub_bn ?? '',
      link: banner?.link ?? '/',
      ...typedDates(banner),
    }),
    bodyOf: bannerBody,
    create: { body: adminBannerCreate.body, send: (typed) => call('adminBannerCreate', { body: bannerBody(typed) }) },
    change: {
      body: adminBannerChange.body,
      send: ({ id, version }, typed) =>
        call('adminBannerChange', { params: { id }, body: { ...bannerBody(typed), version } }),
    },
    refresh: refreshSlides,
    said: ({ headline, headline_bn: headlineBn, state }) => t.said[state](inLocale(locale, headline, headlineBn)),
    refusals: { LIST_FULL: { text: t.full } },
  };
}

/** How pictures of the days slider are added and edited. */
export function useDayForm(): RecordForm<AdminDay, TypedDay> {
  const t = useMessages(bannerMessages);
  const locale = useLocale();
  const { picture, dates } = useSlideWords();
  return {
    fields: { photo: picture, title: t.dayTitle, title_bn: t.dayTitleBn, ...dates },
    typedOf: (day) => ({
      photo: day?.photo ?? '',
      title: day?.title ?? '',
      title_bn: day?.title_bn ?? '',
      ...typedDates(day),
    }),
    bodyOf: dayBody,
    create: { body: adminDayCreate.body, send: (typed) => call('adminDayCreate', { body: dayBody(typed) }) },
    change: {
      body: adminDayChange.body,
      send: ({ id, version }, typed) =>
        call('adminDayChange', { params: { id }, body: { ...dayBody(typed), version } }),
    },
    refresh: refreshSlides,
    said: ({ title, title_bn: titleBn, state }) => t.said[state](inLocale(locale, title, titleBn)),
    refusals: { LIST_FULL: { text: t.full } },
  };
}
