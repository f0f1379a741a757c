import type { AdminProductRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { productsMessages } from '../messages.ts';
import { cellValue, type CellField, type CellReading, type CellRow } from './read-cell.ts';

type Why = Extract<CellReading, { kind: 'wrong' }>['why'];

/** Formats the figure of a cell in the page's language. */
export function useFigure() {
  const { money, number } = useFormat();
  return (field: CellField, value: number) => (field === 'stock' ? number(value) : money(value));
}

/** The messages of cells in the page's language. */
export function useCellWords() {
  const t = useMessages(productsMessages);
  const lists = useMessages(screenMessages);
  const locale = useLocale();
  const { money, number } = useFormat();
  const figure = useFigure();
  return {
    figure,
    /** 'Kuasha Hoodie, Grey: stock 70 → 110'. */
    stored(before: AdminProductRow, after: CellRow, field: CellField): string {
      const title = inLocale(locale, before.title, before.title_bn);
      return t.changed(
        title,
        t.fields[field],
        `${figure(field, cellValue(before, field))} → ${figure(field, cellValue(after, field))}`,
      );
    },
    /** Why the input is invalid. */
    wrong(why: Why, row: CellRow, field: CellField): string {
      const words: Record<Why, string> = {
        number: field === 'stock' ? t.wrong.count : t.wrong.taka,
        abovePrice: t.wrong.abovePrice(money(row.price)),
        belowOffer: t.wrong.belowOffer(money(row.offer_price)),
        tooMany: t.wrong.tooMany,
        tooFew: t.wrong.tooFew(number(row.stock)),
      };
      return words[why];
    },
    /** Why the server refused it. */
    refused(code: string): string {
      const words: Record<string, string> = {
        NETWORK: t.wrong.network,
        RATE_LIMITED: lists.tooMany,
        FORBIDDEN: lists.forbidden,
        NOT_FOUND: t.wrong.gone,
        UNAUTHORIZED: t.wrong.signedOut,
      };
      return words[code] ?? t.wrong.refused;
    },
  };
}
