import { useLocation } from 'react-router-dom';
import { inLanguage, locales } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { layoutMessages } from '../messages.ts';

/** The same page in the other language. Plain links, because the other language is a separate document. */
export function LanguageSwitch() {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const look =
    'flex items-center px-2.5 font-medium text-ink-on-deep aria-[current]:font-semibold aria-[current]:text-ink-inverse aria-[current]:shadow-[inset_0_-2px_var(--color-marigold)]';
  return (
    <nav aria-label={t.language} className="-me-2.5 flex gap-0.5">
      <a
        href={inLanguage(pathname, 'en') + search}
        lang="en"
        hrefLang="en"
        aria-current={locale === 'en' || undefined}
        className={look}
      >
        {locales.en.name}
      </a>
      {/* The subset font contains only these letters; without `lang` the Bangla sizes and font do not apply to
         them. */}
      <a
        href={inLanguage(pathname, 'bn') + search}
        hrefLang="bn"
        aria-current={locale === 'bn' || undefined}
        className={look}
      >
        <span lang="bn" className="font-[Haat_Bangla_Mini] text-[0.875rem]">
          {locales.bn.name}
        </span>
      </a>
    </nav>
  );
}
