import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingSubject } from '../../../ui/screen/loading-subject.tsx';
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
  if (!error) return <LoadingSubject label={t.loading} />;
  return (
    <>
      <h1 className="sr-only">{t.product}</h1>
      <FailedNote
        error={error}
        failedAt={errorUpdatedAt}
        text={failedText}
        missing={{ title: t.notFound, text: t.notFoundText, to: '/products', label: t.toProducts }}
        onRetry={() => void refetch()}
      />
    </>
  );
}
