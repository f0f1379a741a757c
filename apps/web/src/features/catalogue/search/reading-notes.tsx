import type { SearchReading } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CloseIcon } from '@haat/ui/icons/icons.ts';
import { TextLink } from '@haat/ui/forms/button.tsx';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useRangeWords } from '../list/filters/filter-words.ts';
import { catalogueMessages } from '../messages.ts';
import { MeantShelves } from './meant-shelves.tsx';
import { searchPath } from './search-query.ts';

interface ReadingNotesProps {
  text: string;
  categoryId: number | null;
  reading: SearchReading;
}

/** How a search was interpreted: other words, fewer words, a price. Each note links back to the literal search. */
export function ReadingNotes({ text, categoryId, reading }: ReadingNotesProps) {
  const t = useMessages(catalogueMessages);
  const rangeWords = useRangeWords();
  const { price, corrected, left_out: leftOut, also, meant } = reading;
  const words = price && price.rest !== '' ? price.rest : text;
  const isChanged = corrected !== null || leftOut !== null;
  return (
    <>
      {isChanged && (
        <p role="status" className="mt-1 text-sm">
          {leftOut ? t.leftOut(words, leftOut.kept) : t.showingFor(corrected ?? '')}{' '}
          <TextLink to={searchPath(text, categoryId, { isExact: true })}>{t.searchExactly(text)}</TextLink>
        </p>
      )}
      {also !== null && <p className="mt-1 text-sm text-ink-muted">{t.alsoFound(words, also)}</p>}
      {(price || meant.length > 0) && (
        <ul className="mt-2 flex flex-wrap items-center gap-2">
          {price && (
            <li>
              <Link
                to={searchPath(price.rest === '' ? text : price.rest, categoryId, { isExact: price.rest === '' })}
                aria-label={t.removeFilter(rangeWords(price.min, price.max))}
                className="hit-target relative inline-flex h-(--size-control-sm) items-center gap-2 rounded-full bg-accent-soft px-4 text-sm font-medium text-accent-hover"
              >
                {rangeWords(price.min, price.max)}
                <Icon of={CloseIcon} size={16} />
              </Link>
            </li>
          )}
          <MeantShelves shelves={meant} />
        </ul>
      )}
    </>
  );
}
