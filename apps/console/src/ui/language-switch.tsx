import { localeCodes, locales, type Locale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';

export interface LanguageSwitchProps {
  /** The accessible name of the choice. */
  label: string;
  onChoose: (locale: Locale) => void;
}

/** Both languages by their own names, on the dark bar. The subset font contains only the letters of one word. */
export function LanguageSwitch({ label, onChoose }: LanguageSwitchProps) {
  const chosen = useLocale();
  return (
    <div role="group" aria-label={label} className="flex">
      {localeCodes.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
          className={classNames(
            'px-1.5 text-sm leading-11 text-ink-on-deep-muted md:px-2 md:leading-8',
            'aria-pressed:font-semibold aria-pressed:text-ink-inverse aria-pressed:shadow-[inset_0_-2px_var(--color-marigold)]',
          )}
        >
          <span lang={code} className={code === 'bn' ? 'font-[Haat_Bangla_Mini] text-[0.875rem]' : undefined}>
            {locales[code].name}
          </span>
        </button>
      ))}
    </div>
  );
}
