import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { BrandIcon, CategoriesIcon, ClockIcon, SearchIcon, ShopIcon } from '@haat/ui/icons/icons.ts';
import { Marked } from '@haat/ui/text/marked.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { suggestionMessages } from './messages.ts';
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts';

const groups: SuggestionGroup[] = ['recent', 'completions', 'categories', 'shops', 'brands', 'products'];
const icons = {
  recent: ClockIcon,
  completions: SearchIcon,
  categories: CategoriesIcon,
  shops: ShopIcon,
  brands: BrandIcon,
};

interface SuggestionListProps {
  id: string;
  text: string;
  options: SuggestionOption[];
  active: number;
  isOpen: boolean;
  onChoose: () => void;
}

/**
 * The list below the search box: recent searches or completions, categories, shops, brands, and products with picture
 * and price.
 */
export function SuggestionList({ id, text, options, active, isOpen, onChoose }: SuggestionListProps) {
  const t = useMessages(suggestionMessages);
  const { number } = useFormat();
  const announcement = options.length > 0 ? t.found(number(options.length)) : t.nothing;
  return (
    <>
      <span role="status" className="sr-only">
        {(text.trim() !== '' || isOpen) && announcement}
      </span>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={t.suggestions}
          className="absolute inset-x-0 top-[calc(100%+0.5rem)] z-(--z-menu) max-h-[70dvh] overflow-y-auto overscroll-contain rounded-xl border border-border bg-surface p-2 shadow-overlay"
        >
          {groups
            .filter((group) => options.some((option) => option.group === group))
            .map((group) => (
              <div key={group} role="group" aria-label={t[group]}>
                <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs text-ink-subtle">
                  {t[group]}
                </p>
                {options.map((option, index) =>
                  option.group === group ? (
                    <Option
                      key={option.key}
                      id={`${id}-${index}`}
                      option={option}
                      text={text}
                      isActive={index === active}
                      onChoose={onChoose}
                    />
                  ) : null,
                )}
              </div>
            ))}
        </div>
      )}
    </>
  );
}

/** Keeps the active option in view while arrow keys move through a long list. */
function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

interface OptionProps {
  id: string;
  option: SuggestionOption;
  text: string;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, option, text, isActive, onChoose }: OptionProps) {
  const icon = option.group === 'products' ? null : icons[option.group];
  return (
    <Link
      ref={isActive ? keepInView : undefined}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={option.to}
      onClick={onChoose}
      // Keeps focus in the field, because otherwise the list would close before the click ends.
      onPointerDown={(event) => event.preventDefault()}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-sm px-3 text-sm hover:bg-surface-sunken',
        isActive && 'bg-surface-sunken inset-ring inset-ring-accent',
      )}
    >
      {option.photo !== undefined && (
        <span className="size-10 flex-none overflow-hidden rounded-sm bg-surface-sunken">
          <Picture src={option.photo} alt="" width={160} height={160} sizes="40px" />
        </span>
      )}
      {icon && <Icon of={icon} size={20} className="text-ink-subtle" />}
      <span className="min-w-0 truncate">
        <Marked text={option.title} part={text} />
      </span>
      {option.price !== undefined && <Money taka={option.price} className="ms-auto font-semibold" />}
    </Link>
  );
}
