import type { Quote } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';

/** A compact list of the lines being ordered. */
export function OrderedLines({ quote }: { quote: Quote }) {
  const locale = useLocale();
  const { number, digits } = useFormat();
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {quote.lines.map((line) => (
        <li key={`${line.product_id}|${line.color}|${line.size}`} className="flex items-center gap-3">
          <Thumbnail src={line.photo} size="sm" />
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{inLocale(locale, line.name, line.name_bn)}</p>
            <p className="text-xs text-ink-muted">
              {[line.color && inLocale(locale, line.color, line.color_bn), line.size && digits(line.size)]
                .filter(Boolean)
                .join(', ')}{' '}
              × {number(line.qty)}
            </p>
          </div>
          <Money taka={line.line_total} className="font-semibold" />
        </li>
      ))}
    </ul>
  );
}
