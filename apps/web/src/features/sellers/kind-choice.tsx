import { useMessages } from '@haat/ui/i18n/messages.ts';
import { sellersMessages } from './messages.ts';

/** The kinds of seller that offer goods. */
export type GoodsSellerKind = 'local' | 'brand';

interface KindChoiceProps {
  chosen: GoodsSellerKind;
  onChoose: (kind: GoodsSellerKind) => void;
}

export function KindChoice({ chosen, onChoose }: KindChoiceProps) {
  const t = useMessages(sellersMessages);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t.form.kind}</legend>
      <div className="grid grid-cols-2 rounded-md bg-surface-sunken p-1">
        {(['local', 'brand'] as const).map((kind) => (
          <label
            key={kind}
            className="grid h-(--size-target) cursor-pointer place-items-center rounded-sm text-sm font-semibold text-ink-muted hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-border has-focus-visible:focus-ring"
          >
            <input
              type="radio"
              name="seller_kind"
              value={kind}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
              className="sr-only"
            />
            {t[kind].title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
