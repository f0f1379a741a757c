import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { LinkChip } from '@haat/ui/forms/chip.tsx';
import type { ListData } from '../list/load-list.ts';
import { catalogueMessages } from '../messages.ts';
import { ProductList } from '../list/product-list.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { searchPath } from './search-query.ts';

/** Matches for the words in all categories, with the categories to narrow the search to. */
export function MatchesInAll({ text, list }: { text: string; list: ListData }) {
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const { categories } = list.facets;
  if (list.part.total === 0 && categories.length === 0) return null;
  return (
    <div className="mt-3">
      <ProductList
        data={list}
        mark={text}
        title={<h2 className="font-display text-xl">{t.matchesInAll}</h2>}
        above={
          <>
            {list.part.search && <ReadingNotes text={text} categoryId={null} reading={list.part.search} />}
            <nav aria-label={t.categories} className="-mx-(--gutter) mt-2">
              <ul className="scroll-row flex gap-2 px-(--gutter) py-1">
                {categories.map(({ id, title, title_bn, count }) => (
                  <li key={id}>
                    <LinkChip to={searchPath(text, id)}>
                      {inLocale(locale, title, title_bn)}
                      <span className="ms-2 text-xs text-ink-subtle tabular-nums">{number(count)}</span>
                    </LinkChip>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        }
      />
    </div>
  );
}
