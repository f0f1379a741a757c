import { localeCodes, type Locale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { editorMessages } from '../messages.ts';
import type { ProductValues } from '../product-values.ts';
import { CardPreview } from './card-preview.tsx';
import { PagePreview } from './page-preview.tsx';
import { useShownProduct } from './use-shown-product.ts';

/** A preview of a product with its current input, in either language: its card in lists, and its page on a phone. */
export function PreviewCard({ values }: { values: ProductValues }) {
  const t = useMessages(editorMessages);
  const [locale, setLocale] = useState<Locale>(useLocale());
  const product = useShownProduct(values, locale);
  return (
    <PanelCard
      title={t.preview}
      action={
        <div role="group" aria-label={t.preview} className="flex rounded-sm bg-surface-sunken p-0.5">
          {localeCodes.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === locale}
              lang={code}
              onClick={() => setLocale(code)}
              className="min-h-8 rounded-xs px-2.5 text-xs font-medium text-ink-muted aria-pressed:bg-surface aria-pressed:text-ink"
            >
              {t.previewIn[code]}
            </button>
          ))}
        </div>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <div className="grid content-center rounded-md border border-border bg-canvas p-4">
          <CardPreview product={product} />
        </div>
        <div className="min-w-0 rounded-md border border-border bg-canvas p-4">
          <p className="mb-2 text-xs text-ink-subtle">{t.pageOnPhone}</p>
          <PagePreview product={product} />
        </div>
      </div>
    </PanelCard>
  );
}
