import { useRef, type ChangeEvent } from 'react';
import { Form, useLocation, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router-dom';
import { searchPath } from '../../../features/catalogue/search/search-query.ts';
import { SearchInput } from '../../../features/catalogue/search/suggestions/search-input.tsx';
import { formText } from '@haat/ui/forms/form-text.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CategoriesIcon, ChevronDownIcon, SearchIcon } from '@haat/ui/icons/icons.ts';
import type { RootData } from '../../root.tsx';
import { layoutMessages } from '../messages.ts';

/** A category and search words, sent to /search: a plain form that works without JavaScript. */
export function SearchForm() {
  const t = useMessages(layoutMessages);
  const [search] = useSearchParams();
  const { narrow, keepFocus } = useNarrowing();
  return (
    // The key resets the fields whenever the address changes, so that they show the current search.
    <search key={search.toString()} className="relative order-1 w-full lg:order-none lg:w-auto lg:max-w-170 lg:flex-1">
      <Form
        action="/search"
        className="flex h-(--size-control) rounded-md border-[1.5px] border-accent bg-surface focus-within:focus-ring"
      >
        <CategorySelect chosen={search.get('category') ?? ''} onChoose={narrow} onShown={keepFocus} />
        <SearchInput
          label={t.searchFor}
          initial={search.get('q') ?? ''}
          className="min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-subtle lg:px-4 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t.search}
          className="-my-px -me-px grid w-12 flex-none place-items-center rounded-e-md bg-accent text-on-accent hover:bg-accent-hover lg:w-14"
        >
          <Icon of={SearchIcon} size={20} />
        </button>
      </Form>
    </search>
  );
}

/**
 * On the results page, choosing a category narrows the search at once, and 'Select Category' removes it. The form is
 * remounted for each address, so focus moves to the select that replaces the used one.
 */
function useNarrowing() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const left = useRef<HTMLSelectElement>(null);

  function narrow({ currentTarget: select }: ChangeEvent<HTMLSelectElement>): void {
    if (pathname !== '/search' || !select.form) return;
    left.current = select;
    const words = formText(new FormData(select.form), 'q').trim();
    void navigate(searchPath(words, select.value === '' ? null : Number(select.value)));
  }

  function keepFocus(select: HTMLSelectElement | null): void {
    if (!select || !left.current || left.current === select) return;
    left.current = null;
    select.focus();
  }

  return { narrow, keepFocus };
}

interface CategorySelectProps {
  chosen: string;
  onChoose: (event: ChangeEvent<HTMLSelectElement>) => void;
  onShown: (select: HTMLSelectElement | null) => void;
}

/** 'Select Category'; on phones the select is shown as an icon. */
function CategorySelect({ chosen, onChoose, onShown }: CategorySelectProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const root: RootData | undefined = useRouteLoaderData('root');
  return (
    <span className="relative flex flex-none items-center border-e border-border text-ink-muted">
      <Icon of={CategoriesIcon} size={20} className="pointer-events-none absolute start-3.5 lg:hidden" />
      <select
        name="category"
        aria-label={t.category}
        ref={onShown}
        defaultValue={chosen}
        onChange={onChoose}
        className="h-full w-18 field-list cursor-pointer truncate rounded-s-md bg-transparent text-sm font-medium text-transparent outline-none focus-visible:focus-ring lg:w-40 lg:ps-4.5 lg:pe-9 lg:text-ink-muted [&>option]:text-ink"
      >
        <option value="">{t.selectCategory}</option>
        {root?.categories.map(({ id, title, title_bn: titleBn }) => (
          <option key={id} value={id}>
            {inLocale(locale, title, titleBn)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDownIcon} size={16} className="pointer-events-none absolute end-2.5 lg:end-3.5" />
    </span>
  );
}
