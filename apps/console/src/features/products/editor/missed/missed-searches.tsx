import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../platform/api/call.ts';
import { missedMessages } from './messages.ts';

interface MissedSearchesProps {
  productId: number;
  /** The words that it has, which are not suggested. */
  keywords: readonly string[];
  onAdd: (word: string) => void;
}

/** What shoppers searched in vain and what resembles the product, to be added to its words. */
export function MissedSearches({ productId, keywords, onAdd }: MissedSearchesProps) {
  const t = useMessages(missedMessages);
  const { number } = useFormat();
  const { data = [] } = useQuery({
    queryKey: ['products', productId, 'missed-searches'],
    queryFn: async ({ signal }) =>
      (await read('adminProductMissedSearches', { params: { id: productId } }, { signal })).data,
  });
  const has = new Set(keywords.map((word) => word.toLowerCase()));
  const missed = data.filter(({ text }) => !has.has(text));
  if (missed.length === 0) return null;
  return (
    <ul className="mt-1.5 text-xs text-ink-muted">
      {missed.map(({ text, count }) => (
        <li key={text}>
          <b className="font-semibold text-ink">“{text}”</b> {t.searched(count, number(count))}{' '}
          <button
            type="button"
            aria-label={t.addWord(text)}
            onClick={() => onAdd(text)}
            className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-3 max-md:min-h-11"
          >
            {t.add}
          </button>
        </li>
      ))}
    </ul>
  );
}
