import type { AdminProduct } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { ReactNode } from 'react';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingSubject } from '../../../ui/screen/loading-subject.tsx';
import { productsMessages } from '../messages.ts';
import { editorMessages } from './messages.ts';
import { useProduct } from './use-product.ts';

/** Loads a product and passes it to `children`; until then shows that it is loading, or why it cannot be shown. */
export function ProductLoader({ id, children }: { id: number; children: (product: AdminProduct) => ReactNode }) {
  const t = useMessages(editorMessages);
  const { failedText } = useMessages(productsMessages);
  const { data: product, error, errorUpdatedAt, refetch } = useProduct(id);
  if (product) return children(product);
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
