import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { bannerMessages } from './messages.ts';
import type { TypedBanner } from './use-slide-forms.ts';

/** A preview of a banner on wide screens: text on the left of its picture, in the reader's language. */
export function BannerPreview({ typed }: { typed: TypedBanner }) {
  const t = useMessages(bannerMessages);
  const locale = useLocale();
  return (
    <figure>
      <div className="relative aspect-[8/3] overflow-clip rounded-md bg-surface-deep text-ink-inverse">
        {typed.photo.startsWith('/') && (
          <img src={`${typed.photo}?w=800`} alt="" className="absolute inset-0 size-full object-cover" />
        )}
        <span
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-r from-surface-deep/75 to-transparent to-60%"
        />
        <div className="relative flex h-full w-1/2 flex-col justify-center gap-1 overflow-clip px-4">
          <p className="font-display leading-tight">{inLocale(locale, typed.headline, typed.headline_bn)}</p>
          <p className="text-xs leading-snug">{inLocale(locale, typed.sub, typed.sub_bn)}</p>
        </div>
      </div>
      <figcaption className="mt-1 text-xs text-ink-subtle">{t.preview}</figcaption>
    </figure>
  );
}
