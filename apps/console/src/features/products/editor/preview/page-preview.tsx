import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useState } from 'react';
import { editorMessages } from '../messages.ts';
import { ProductPhoto } from './product-photo.tsx';
import type { ShownProduct } from './use-shown-product.ts';

/** A preview of a product's page on a phone, down to the options; its pictures can be browsed. */
export function PagePreview({ product }: { product: ShownProduct }) {
  const t = useMessages(editorMessages);
  const { locale, title, shop, price, offer, colours, sizes } = product;
  const words = t.shopWords[locale];
  return (
    <div lang={locale} className="grid justify-items-start gap-2">
      <Gallery photos={product.photos} />
      <p className="w-full font-display text-lg leading-snug break-words">{title}</p>
      <p className="text-xs text-ink-muted">{shop}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-xl font-semibold">{price}</span>
        {offer && <s className="text-xs text-ink-subtle">{offer.was}</s>}
        {offer && <Badge tone="saving">{offer.percent}</Badge>}
      </p>
      {colours.length > 0 && <p className="text-xs text-ink-muted">{words.colour}</p>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {colours.map(({ name, hex }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour has no identity but its place
          <Swatch key={place} {...{ name, hex }} />
        ))}
      </ul>
      {sizes.length > 0 && <p className="text-xs text-ink-muted">{words.size}</p>}
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {sizes.map((size) => (
          <li
            key={size}
            className="min-w-10 rounded-sm bg-surface px-2.5 py-1 text-center text-xs inset-ring inset-ring-border-control"
          >
            {size}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Swatch({ name, hex }: { name: string; hex: string }) {
  return (
    <li title={name} className="size-6.5 rounded-full inset-ring inset-ring-ink/15" style={{ backgroundColor: hex }}>
      <span className="sr-only">{name}</span>
    </li>
  );
}

function Gallery({ photos }: { photos: readonly string[] }) {
  const t = useMessages(editorMessages);
  const { number } = useFormat();
  const [chosen, setChosen] = useState(0);
  const shown = Math.min(chosen, Math.max(0, photos.length - 1));
  return (
    <>
      <ProductPhoto src={photos[shown]} width={480} className="aspect-5/4 w-full rounded-lg" />
      {photos.length > 1 && (
        <div className="flex flex-wrap gap-1.5">
          {photos.map((src, place) => (
            <button
              key={src}
              type="button"
              aria-label={t.pictures.one(number(place + 1), number(photos.length))}
              aria-pressed={place === shown}
              onClick={() => setChosen(place)}
              className="rounded-sm aria-pressed:ring-2 aria-pressed:ring-accent aria-pressed:ring-offset-2"
            >
              <ProductPhoto src={src} width={160} className="size-9 rounded-sm" />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
