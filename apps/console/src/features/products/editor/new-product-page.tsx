import { TextField } from '@haat/ui/forms/field.tsx';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { toLatinDigits } from '@haat/contracts/shared/locale';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../platform/api/call.ts';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { useCellWords } from '../cells/use-cell-words.ts';
import { productsMessages } from '../messages.ts';
import { refreshProducts } from '../product-queries.ts';
import { keepDraft, readDraft } from './saving/draft.ts';
import { LeaveGuard } from '../../../ui/screen/leave-guard.tsx';
import { LookCard } from './cards/look-card.tsx';
import { editorMessages } from './messages.ts';
import { PicturesCard } from './pictures/pictures-card.tsx';
import { PlaceCard } from './cards/place-card.tsx';
import { PreviewCard } from './preview/preview-card.tsx';
import { PriceFields } from './stock/price-fields.tsx';
import { takaText, type ProductValues } from './product-values.ts';
import { useFields } from './use-fields.ts';
import { WordsCard } from './cards/words-card.tsx';

const empty: ProductValues = {
  title: '',
  title_bn: '',
  description: '',
  description_bn: '',
  price: '',
  offer_price: '',
  condition: 'new',
  subcategory_id: '',
  brand_id: '',
  shop_id: '',
  keywords: [],
  colors: [],
  sizes: [],
  pictures: [],
};

/** A new product. What is typed stays on this device until it is added. */
export function Page() {
  const t = useMessages(editorMessages);
  const { products } = useMessages(productsMessages);
  const navigate = useNavigate();
  const formId = useId();
  const work = useNewProduct();
  const { fields, stock } = work;
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
          <Button type="submit" form={formId} variant="primary" hint="Ctrl S" busy={work.isSaving}>
            {t.addProduct}
          </Button>
        }
      />
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
          <PicturesCard fields={fields} canEdit />
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
      <LeaveGuard isActive={fields.changed.length > 0 && work.addedId === null} text={t.leaveKept} />
    </>
  );
}

function useNewProduct() {
  const t = useMessages(editorMessages);
  const say = useCellWords();
  const [draft] = useState(() => readDraft('new'));
  const fields = useFields({ stored: empty, typed: draft?.values ?? empty });
  const [typed, setTyped] = useState('0');
  const [stockError, setStockError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [addedId, setAddedId] = useState<number | null>(null);
  const { values, changed } = fields;
  const isKept = changed.length > 0 && addedId === null;

  useEffect(() => {
    keepDraft('new', isKept ? { version: 1, base: empty, values } : null);
  }, [isKept, values]);

  async function send(product: ProductValues, stock: number): Promise<void> {
    setSaving(true);
    const { price, offer_price: offer } = product;
    const body = { ...product, price: takaText(price), offer_price: takaText(offer), stock };
    const answer = await call('adminProductCreate', { body });
    setSaving(false);
    if (answer.ok) {
      showToast({ kind: 'success', text: t.added });
      setAddedId(answer.body.data.id);
      void refreshProducts();
    } else if (!fields.showProblem(answer.problem) && answer.problem.code !== 'UNAUTHORIZED')
      showToast({
        kind: 'error',
        text: answer.problem.code === 'NETWORK' ? t.failed : say.refused(answer.problem.code),
      });
  }

  async function add(): Promise<void> {
    const text = toLatinDigits(typed).trim();
    const isCount = /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000;
    setStockError(isCount ? undefined : t.wrongStock);
    if (isCount && !isSaving) await fields.submit((product) => send(product, Number(text)));
  }

  const change = (next: string) => {
    setTyped(next);
    setStockError(undefined);
  };
  return { fields, stock: { typed, error: stockError, change }, isSaving, addedId, add };
}
