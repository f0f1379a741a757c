import { inLocale } from '@haat/contracts/shared/locale';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { BulkLine } from './bulk-reading.ts';
import { bulkMessages } from './messages.ts';

/** How many products are previewed with their figures. */
const shownCount = 5;

interface BulkPreviewProps {
  lines: readonly BulkLine[];
  /** Formats a figure. */
  figure: (value: number) => string;
  isSkipping: boolean;
  onSkip: (isSkipping: boolean) => void;
}

/** The first products before and after, and the names of those that cannot be changed, which can be skipped. */
export function BulkPreview({ lines, figure, isSkipping, onSkip }: BulkPreviewProps) {
  const t = useMessages(bulkMessages);
  const locale = useLocale();
  const { number, money } = useFormat();
  const changed = lines.filter((line) => line.kind === 'changed');
  const wrong = lines.filter((line) => line.kind === 'wrong');
  const same = lines.length - changed.length - wrong.length;
  const titleOf = ({ row }: BulkLine) => inLocale(locale, row.title, row.title_bn);
  return (
    <>
      {changed.length > 0 && (
        <section aria-label={t.preview}>
          <ul className="rounded-lg border border-border">
            {changed.slice(0, shownCount).map((line) => (
              <li key={line.row.id} className="flex items-baseline gap-3 border-border px-3.5 py-2 not-first:border-t">
                <span className="min-w-0 flex-1 truncate">{titleOf(line)}</span>
                <span className="whitespace-nowrap">
                  <del className="text-ink-muted no-underline">{figure(line.before)}</del> →{' '}
                  <ins className="font-semibold no-underline">{figure(line.after)}</ins>
                </span>
              </li>
            ))}
          </ul>
          {changed.length > shownCount && (
            <p className="mt-1.5 text-xs text-ink-muted">{t.andMore(number(changed.length - shownCount))}</p>
          )}
        </section>
      )}
      {wrong.length === 0 && changed.length === 0 && <p className="text-ink-muted">{t.nothingChanges}</p>}
      {same > 0 && changed.length + wrong.length > 0 && (
        <p className="text-xs text-ink-muted">{t.same(same, number(same))}</p>
      )}
      {wrong.length > 0 && (
        <Notice tone="warning">
          {t.cannot(wrong.length, number(wrong.length))}
          <ul className="mt-1 list-disc ps-5">
            {wrong.map((line) => (
              <li key={line.row.id}>
                {titleOf(line)}: {t.why[line.why](money(line.row.price), number(line.row.stock))}
              </li>
            ))}
          </ul>
          {changed.length > 0 && (
            <CheckboxRow label={t.skip(wrong.length, number(wrong.length))} checked={isSkipping} onChange={onSkip} />
          )}
        </Notice>
      )}
    </>
  );
}
