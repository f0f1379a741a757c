import type { AdminProduct } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useUndo } from '../../../platform/undo/last-undo.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { FormUploads } from '../../../ui/pictures/form-uploads.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { StateBadge } from '../list/state-badge.tsx';
import { productsMessages } from '../messages.ts';
import { useRetire } from '../retire/use-retire.ts';
import { EditorActions } from './editor-actions.tsx';
import { LeaveGuard } from '../../../ui/screen/leave-guard.tsx';
import { LookCard } from './cards/look-card.tsx';
import { editorMessages } from './messages.ts';
import { Movements } from './stock/movements.tsx';
import { PicturesCard } from './pictures/pictures-card.tsx';
import { PlaceCard } from './cards/place-card.tsx';
import { PreviewCard } from './preview/preview-card.tsx';
import { PriceFields } from './stock/price-fields.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { StockFields } from './stock/stock-fields.tsx';
import { useEditor } from './use-editor.ts';
import { WordsCard } from './cards/words-card.tsx';

const RetireDialog = lazyWithWords(async () => (await import('../retire/retire-dialog.tsx')).RetireDialog);
const ProductMerge = lazyWithWords(async () => (await import('./saving/product-merge.tsx')).ProductMerge);

/** A product with all its fields, its stock, and how shoppers see it. */
export function ProductEditor({ product, list }: { product: AdminProduct; list: string }) {
  const t = useMessages(editorMessages);
  const { products } = useMessages(productsMessages);
  const locale = useLocale();
  const formId = useId();
  const navigate = useNavigate();
  const canEdit = useSession().role !== 'staff';
  const editor = useEditor(product);
  const { fields, conflict } = editor;
  const [isRetiring, setRetiring] = useState(false);
  const { retire, isSaving: isMoving } = useRetire();
  const title = inLocale(locale, product.title, product.title_bn);
  const undo = useUndo();
  usePageTitle(title);
  useShortcuts({ 'Ctrl+s': () => void editor.save(), 'Ctrl+z': undo, Escape: () => void navigate(list) });

  async function retireIt() {
    await retire([product], true);
    setRetiring(false);
  }

  return (
    <>
      <PageHead
        back={{ to: list, label: products }}
        title={title}
        areActionsBelow
        beside={<StateBadge row={product} />}
        text={<Facts product={product} />}
        actions={
          <EditorActions
            product={product}
            canEdit={canEdit}
            onRetire={() => setRetiring(true)}
            onRestore={() => void retire([product], false)}
          />
        }
      />
      {!canEdit && (
        <Notice tone="plain" className="mb-4">
          {t.readOnly}
        </Notice>
      )}
      <EditorForm id={formId} product={product} editor={editor} canEdit={canEdit} />
      {editor.isDirty && (
        <SaveBar
          changes={[...fields.changed.map((field) => t.fields[field]), ...(editor.entry.isThere ? [t.stock] : [])]}
          formId={formId}
          isSaving={editor.isSaving || editor.uploads.isUploading}
          isKept={editor.isChanged}
          onDiscard={editor.discard}
        />
      )}
      <LeaveGuard
        isActive={() => editor.isDirty || editor.uploads.isUploading}
        text={editor.isChanged && !editor.uploads.isUploading ? t.leaveKept : t.leaveLost}
      />
      <Suspense>
        {isRetiring && (
          <RetireDialog
            rows={[product]}
            isSaving={isMoving}
            onRetire={() => void retireIt()}
            onClose={() => setRetiring(false)}
          />
        )}
        {conflict && (
          <ProductMerge
            conflict={conflict}
            isSaving={editor.isSaving}
            onSave={(names) => void editor.saveTogether(names)}
            onTakeTheirs={editor.takeTheirs}
            onClose={editor.forgetConflict}
          />
        )}
      </Suspense>
    </>
  );
}

interface EditorFormProps {
  id: string;
  product: AdminProduct;
  editor: ReturnType<typeof useEditor>;
  canEdit: boolean;
}

function EditorForm({ id, product, editor, canEdit }: EditorFormProps) {
  const t = useMessages(editorMessages);
  const { fields, entry } = editor;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
      className="grid items-start gap-4 table:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid min-w-0 gap-4">
        <fieldset disabled={!canEdit} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <WordsCard fields={fields} productId={canEdit ? product.id : undefined} />
          <FormUploads value={editor.uploads.link}>
            <PicturesCard fields={fields} canEdit={canEdit} />
          </FormUploads>
          <LookCard fields={fields} />
        </fieldset>
        <PreviewCard values={fields.values} />
      </div>
      <div className="grid min-w-0 gap-4">
        <PanelCard title={t.priceAndStock}>
          <fieldset disabled={!canEdit}>
            <PriceFields fields={fields} />
          </fieldset>
          <div className="mt-4 border-t border-border pt-3.5">
            <StockFields stock={product.stock} entry={entry.entry} error={entry.error} onChange={entry.change} />
            <Movements movements={product.movements} />
          </div>
        </PanelCard>
        <fieldset disabled={!canEdit}>
          <PlaceCard fields={fields} />
        </fieldset>
      </div>
    </form>
  );
}

function Facts({ product }: { product: AdminProduct }) {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  const { number } = useFormat();
  return [
    inLocale(locale, product.shop, product.shop_bn),
    t.soldLately(number(product.sold_lately)),
    `№ ${number(product.id)}`,
  ].join(' · ');
}
