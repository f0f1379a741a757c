import { Notice } from '@haat/ui/feedback/notice.tsx';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { FormUploads } from '../../../ui/pictures/form-uploads.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { productsMessages } from '../messages.ts';
import { LeaveGuard } from '../../../ui/screen/leave-guard.tsx';
import { LookCard } from './cards/look-card.tsx';
import { editorMessages } from './messages.ts';
import { PicturesCard } from './pictures/pictures-card.tsx';
import { PlaceCard } from './cards/place-card.tsx';
import { PreviewCard } from './preview/preview-card.tsx';
import { PriceFields } from './stock/price-fields.tsx';
import { useNewProduct, type NewProductStart } from './use-new-product.ts';
import { WordsCard } from './cards/words-card.tsx';

interface NewProductFormProps {
  start: NewProductStart;
  /** Shown above the fields: what is missing from a copy. */
  notice?: string | undefined;
}

/** The form of a new product. Its input is stored on this device until the product is added. */
export function NewProductForm({ start, notice }: NewProductFormProps) {
  const t = useMessages(editorMessages);
  const { products } = useMessages(productsMessages);
  const navigate = useNavigate();
  const formId = useId();
  const work = useNewProduct(start);
  const { fields, stock, uploads } = work;
  usePageTitle(t.newProduct);
  useShortcuts({ 'Ctrl+s': () => void work.add() });
  useEffect(() => {
    if (work.addedId !== null) void navigate(`/products/${work.addedId}`, { replace: true });
  }, [work.addedId, navigate]);
  return (
    <>
      <PageHead
        back={{ to: '/products', label: products }}
        title={t.newProduct}
        text={t.newProductText}
        actions={
          <Button
            type="submit"
            form={formId}
            variant="primary"
            hint="Ctrl S"
            busy={work.isSaving || uploads.isUploading}
          >
            {t.addProduct}
          </Button>
        }
      />
      {notice && (
        <Notice tone="plain" className="mb-4">
          {notice}
        </Notice>
      )}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void work.add();
        }}
        className="grid items-start gap-4 table:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="grid min-w-0 gap-4">
          <WordsCard fields={fields} />
          <FormUploads value={uploads.link}>
            <PicturesCard fields={fields} canEdit />
          </FormUploads>
          <LookCard fields={fields} />
          <PreviewCard values={fields.values} />
        </div>
        <div className="grid min-w-0 gap-4">
          <PanelCard title={t.priceAndStock}>
            <PriceFields fields={fields} />
            <div className="mt-4">
              <TextField
                label={t.openingStock}
                value={stock.typed}
                error={stock.error}
                inputMode="numeric"
                maxLength={9}
                onChange={({ target }) => stock.change(target.value)}
              />
            </div>
          </PanelCard>
          <PlaceCard fields={fields} />
        </div>
      </form>
      <LeaveGuard
        isActive={() => work.isDirty || uploads.isUploading}
        text={uploads.isUploading ? t.leaveLost : t.leaveKept}
      />
    </>
  );
}
