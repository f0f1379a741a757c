import { TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { percentOff } from '../../cells/read-cell.ts';
import { editorMessages } from '../messages.ts';
import { takaText } from '../product-values.ts';
import type { Fields } from '../use-fields.ts';

/** Price and offer price, and what the shopper saves. */
export function PriceFields({ fields }: { fields: Fields }) {
  const t = useMessages(editorMessages);
  const { money, number } = useFormat();
  const { values, setText, errorOf, isEdited, was } = fields;
  const price = Number(takaText(values.price));
  const offer = Number(takaText(values.offer_price));
  const percent = percentOff({ price, offer_price: offer });
  const field = (name: 'price' | 'offer_price') => ({
    label: `${t.fields[name]} (৳)`,
    value: values[name],
    error: errorOf(name),
    help: isEdited(name) && was(name) !== '' ? t.was(money(Number(takaText(was(name))))) : undefined,
    inputMode: 'decimal' as const,
    maxLength: 20,
    className: isEdited(name) ? 'edited' : undefined,
    onChange: ({ target }: { target: { value: string } }) => setText(name, target.value),
  });
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...field('price')} />
        <TextField {...field('offer_price')} />
      </div>
      {percent > 0 && price > offer && (
        <p className="mt-3 rounded-md bg-accent-soft px-3.5 py-2.5 text-accent-hover">
          {t.saves(number(percent), money(price - offer))}
        </p>
      )}
    </>
  );
}
