import type { ProductFacets } from '@haat/contracts';
import { useId, useState, type ReactNode } from 'react';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { TextButton } from '@haat/ui/forms/button.tsx';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { Stars } from '../../../../ui/commerce/rating.tsx';
import { useCountWords } from '../count-words.ts';
import { useRangeWords } from './filter-words.ts';
import { FreePrice } from './free-price.tsx';
import { catalogueMessages } from '../../messages.ts';
import { priceRanges } from './price-ranges.ts';
import type { ListSource } from '../list-source.ts';
import type { ListState } from '../use-list-query.ts';

export interface FilterGroupsProps {
  source: ListSource;
  facets: ProductFacets;
  list: ListState;
}

/** A filter that leaves nothing or everything is not offered. */
function isChoice(count: number, total: number): boolean {
  return count > 0 && count < total;
}

/** Every filter of a list with the number of products it would leave. */
export function FilterGroups({ source, facets, list }: FilterGroupsProps) {
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  const countWords = useCountWords();
  const { query, change } = list;
  const canChooseStock = query.inStock || isChoice(facets.in_stock, facets.total);
  const canChooseOffer = query.onOffer || isChoice(facets.on_offer, facets.total);
  const brands = facets.brands.map(({ id, title, title_bn, count }) => ({
    id,
    count,
    label: inLocale(locale, title, title_bn),
  }));
  const shops = facets.shops.map(({ id, name, name_bn, count }) => ({
    id,
    count,
    label: inLocale(locale, name, name_bn),
  }));
  return (
    <div className="flex flex-col divide-y divide-border">
      <PriceGroup source={source} facets={facets} list={list} />
      {(canChooseStock || canChooseOffer) && (
        <Group title={t.showOnly}>
          {canChooseStock && (
            <CheckboxRow
              label={t.inStock}
              trailing={countWords(facets.in_stock, facets.is_sample)}
              checked={query.inStock}
              onChange={(inStock) => change({ inStock })}
            />
          )}
          {canChooseOffer && (
            <CheckboxRow
              label={t.onOffer}
              trailing={countWords(facets.on_offer, facets.is_sample)}
              checked={query.onOffer}
              onChange={(onOffer) => change({ onOffer })}
            />
          )}
        </Group>
      )}
      {source.filters.brand_id === undefined && (
        <ChoiceGroup
          title={t.brands}
          choices={brands}
          isSample={facets.is_sample}
          chosen={query.brandIds}
          onChange={(brandIds) => change({ brandIds })}
        />
      )}
      {source.filters.shop_id === undefined && (
        <ChoiceGroup
          title={t.shop}
          choices={shops}
          isSample={facets.is_sample}
          chosen={query.shopIds}
          onChange={(shopIds) => change({ shopIds })}
        />
      )}
      <RatingGroup facets={facets} list={list} />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-5 first:pt-0">
      <h2 id={id} className="mb-1.5 text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The specified ranges that contain products, as a single choice: choosing one replaces the others. */
function PriceGroup({ source, facets, list }: FilterGroupsProps) {
  const t = useMessages(catalogueMessages);
  const countWords = useCountWords();
  const words = useRangeWords();
  const { query, change } = list;
  return (
    <Group title={t.price}>
      {priceRanges(source.priceTable).map(({ min, max }) => {
        const counted = facets.price.find((range) => range.min === min && range.max === max);
        const isChosen = query.minPrice === min && query.maxPrice === max;
        if (counted?.count === 0 && !isChosen) return null;
        return (
          <CheckboxRow
            key={min}
            label={words(min, max)}
            trailing={counted && countWords(counted.count, facets.is_sample)}
            checked={isChosen}
            onChange={() => change(isChosen ? { minPrice: null, maxPrice: null } : { minPrice: min, maxPrice: max })}
          />
        );
      })}
      <FreePrice
        key={`${query.minPrice}-${query.maxPrice}`}
        query={query}
        facets={facets}
        onChange={(prices) => change(prices)}
      />
    </Group>
  );
}

function RatingGroup({ facets, list }: Omit<FilterGroupsProps, 'source'>) {
  const t = useMessages(catalogueMessages);
  const { number } = useFormat();
  const countWords = useCountWords();
  const { query, change } = list;
  const offered = facets.ratings.filter(
    ({ count, min_rating }) => isChoice(count, facets.total) || query.minRating === min_rating,
  );
  if (offered.length === 0) return null;
  return (
    <Group title={t.rating}>
      {offered.map(({ min_rating, count }) => (
        <CheckboxRow
          key={min_rating}
          label={
            <span className="flex items-center gap-2">
              <Stars value={min_rating} />
              <span className="text-xs text-ink-muted">{t.ratingAndUp(number(min_rating))}</span>
            </span>
          }
          trailing={countWords(count, facets.is_sample)}
          checked={query.minRating === min_rating}
          onChange={(isChosen) => change({ minRating: isChosen ? min_rating : null })}
        />
      ))}
    </Group>
  );
}

interface ChoiceGroupProps {
  title: string;
  choices: { id: number; label: string; count: number }[];
  isSample: boolean;
  chosen: number[];
  onChange: (chosen: number[]) => void;
}

const shownAtFirst = 5;

/** Brands or shops, several at once; the less frequent ones appear on demand. A single option is not offered. */
function ChoiceGroup({ title, choices, isSample, chosen, onChange }: ChoiceGroupProps) {
  const t = useMessages(catalogueMessages);
  const countWords = useCountWords();
  const [isWhole, setWhole] = useState(false);
  if (choices.length < 2 && chosen.length === 0) return null;
  const shown = choices.filter(({ id }, index) => isWhole || index < shownAtFirst || chosen.includes(id));
  return (
    <Group title={title}>
      {shown.map(({ id, label, count }) => (
        <CheckboxRow
          key={id}
          label={label}
          trailing={countWords(count, isSample)}
          checked={chosen.includes(id)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
      ))}
      {shown.length < choices.length && (
        <TextButton aria-label={t.showMoreOf(title)} onClick={() => setWhole(true)} className="mt-1.5 text-sm">
          {t.showMore}
        </TextButton>
      )}
    </Group>
  );
}
