import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../platform/api/call.ts';
import { useAfter } from '../../../platform/use-after.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { FailedList } from '../../../ui/list/failed-list.tsx';
import { StateNote } from '../../../ui/state-note.tsx';
import { readAddress, writeAddress } from '../list/list-address.ts';
import { productsMessages } from '../messages.ts';
import { editorMessages } from './messages.ts';
import { ProductEditor } from './product-editor.tsx';
import { useProduct } from './use-product.ts';

/** One product: its address says which, and the list that it was opened from. */
export function Page() {
  const t = useMessages(editorMessages);
  const { failedText } = useMessages(productsMessages);
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: product, error, errorUpdatedAt, refetch } = useProduct(Number(id));
  if (product)
    return <ProductEditor key={id} product={product} list={`/products${writeAddress(readAddress(search))}`} />;
  if (!error) return <LoadingProduct />;
  if (!['NOT_FOUND', 'VALIDATION'].includes(problemOf(error).code))
    return <FailedList error={error} failedAt={errorUpdatedAt} text={failedText} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 className="sr-only">{t.product}</h1>
      <StateNote
        icon={NothingFoundIcon}
        title={t.notFound}
        text={t.notFoundText}
        action={
          <LinkButton to="/products" variant="primary">
            {t.toProducts}
          </LinkButton>
        }
      />
    </>
  );
}

function LoadingProduct() {
  const t = useMessages(editorMessages);
  const isShown = useAfter(300);
  return (
    <div role="status">
      <h1 className="sr-only">{t.loading}</h1>
      {isShown && (
        <div className="grid gap-4">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </div>
      )}
    </div>
  );
}
