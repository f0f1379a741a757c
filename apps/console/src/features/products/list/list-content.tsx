import type { AdminProductRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PageFoot } from '../../../ui/list/page-foot.tsx';
import { useCountText } from '../../../ui/list/use-count-text.ts';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { productsMessages } from '../messages.ts';
import type { useProductList } from '../product-queries.ts';
import { isFiltered, writeAddress, type ListAddress } from './list-address.ts';
import { NoProducts } from './no-products.tsx';
import { ProductCards } from './product-cards.tsx';
import { ProductTable } from './product-table.tsx';
import type { useListWork } from './use-list-work.ts';

/** The number of products per page. */
const pageSize = 50;

interface ListContentProps {
  list: ReturnType<typeof useProductList>;
  address: ListAddress;
  work: ReturnType<typeof useListWork>;
  canEdit: boolean;
  isTable: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onTakeOff: () => void;
  onSort: (sort: string) => void;
  onRetire: (rows: readonly AdminProductRow[]) => void;
  onRestore: (rows: readonly AdminProductRow[]) => unknown;
}

/** The rows of the view, or why there are none. */
export function ListContent({ list, address, work, canEdit, isTable, ...on }: ListContentProps) {
  const { onPrevious, onNext, onTakeOff, onSort, onRetire, onRestore } = on;
  const t = useMessages(productsMessages);
  const { number } = useFormat();
  const countText = useCountText();
  const { data, error, errorUpdatedAt } = list;
  if (error && !data)
    return (
      <FailedNote error={error} failedAt={errorUpdatedAt} text={t.failedText} onRetry={() => void list.refetch()} />
    );
  if (!data) return <LoadingLines label={t.loading} />;
  const rows = data.data;
  if (rows.length === 0 && !list.isPlaceholderData)
    return <NoProducts address={address} counts={data.counts} onTakeOff={onTakeOff} />;
  const Rows = isTable ? ProductTable : ProductCards;
  const before = address.pages.length * pageSize;
  const [first, last] = [number(before + 1), number(before + rows.length)];
  return (
    <>
      <Rows
        rows={rows}
        current={work.cursor.current}
        chosen={work.chosen}
        cells={work.cells}
        canEdit={canEdit}
        onToggle={work.toggle}
        onToggleUpTo={work.toggleUpTo}
        onToggleAll={work.toggleAll}
        onPlace={work.cursor.place}
        onRetire={onRetire}
        onRestore={onRestore}
        address={address}
        onSort={onSort}
        search={writeAddress(address)}
      />
      <PageFoot
        text={isFiltered(address) ? t.range(first, last) : t.rangeOf(first, last, countText(data.counts[address.view]))}
        onPrevious={onPrevious}
        onNext={onNext}
      />
    </>
  );
}
