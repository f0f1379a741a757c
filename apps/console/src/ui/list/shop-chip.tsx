import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { ShopIcon } from '@haat/ui/icons/icons.ts';
import { ChoiceChip, type ChoiceChipProps } from './filter-chip.tsx';

export interface ShopChipProps extends Pick<ChoiceChipProps, 'label' | 'anyLabel' | 'onChoose'> {
  /** The shop's id; empty for all shops. */
  value: string;
  shops: readonly { id: number; name: string; name_bn: string }[];
}

/** Filters a list by one shop. */
export function ShopChip({ shops, ...chip }: ShopChipProps) {
  const locale = useLocale();
  const options = shops.map(({ id, name, name_bn }) => ({ value: String(id), label: inLocale(locale, name, name_bn) }));
  return <ChoiceChip icon={ShopIcon} options={options} {...chip} />;
}
