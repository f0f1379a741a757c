import type { CashFigures } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { formatDate } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { ReactNode } from 'react';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { Explain } from '../../../ui/explain/explain.tsx';
import { useReminders } from '../../settings/public.ts';
import type { CashExplanationProps } from '../explanations/cash-explanation.tsx';
import { cashMessages } from '../messages.ts';
import { sheetsOfAge } from './sheet-address.ts';

const CashExplanation = lazyWithWords(
  async () => (await import('../explanations/cash-explanation.tsx')).CashExplanation,
);

/** A summary of the cash of all sheets; each figure links to its sheets. */
export function FiguresStrip({ figures }: { figures: CashFigures }) {
  const t = useMessages(cashMessages);
  const { money, number } = useFormat();
  const locale = useLocale();
  const { cash_late_after_days: lateAfter } = useReminders();
  const { at_courier: out, late, came_in: cameIn, differences } = figures;
  const day = (iso: string) => formatDate(iso, locale);
  return (
    <nav
      aria-label={t.figures}
      className="mb-2 grid grid-cols-2 overflow-clip rounded-lg border border-border bg-surface md:grid-cols-4"
    >
      <Figure
        of="atCourier"
        to="/cash?view=open"
        label={t.atCourier}
        value={money(out.total)}
        text={t.onSheets(out.parcels, number(out.parcels), out.sheets, number(out.sheets))}
      />
      <Figure
        of="late"
        to={sheetsOfAge('late')}
        label={t.late(number(lateAfter))}
        value={money(late.total)}
        look={late.total > 0 ? 'text-danger' : undefined}
        text={late.oldest ? t.lateSheets(late.sheets, number(late.sheets), day(late.oldest)) : t.nothingLate}
      />
      <Figure
        of="cameIn"
        to="/cash?view=settled"
        label={t.cameIn}
        value={money(cameIn.total)}
        text={cameIn.last ? t.lastOn(day(cameIn.last)) : t.nothingYet}
      />
      <Figure
        of="openDifferences"
        to="/cash?view=difference"
        label={t.openDifferences}
        value={money(differences.total)}
        look={differences.sheets > 0 ? 'text-warning' : undefined}
        text={differences.sheets > 0 ? t.ofSheets(differences.sheets, number(differences.sheets)) : t.noDifference}
      />
    </nav>
  );
}

interface FigureProps {
  of: CashExplanationProps['of'];
  to: string;
  label: string;
  value: string;
  look?: string | undefined;
  text: ReactNode;
}

function Figure({ of, to, label, value, look, text }: FigureProps) {
  const { whatIsCounted } = useMessages(cashMessages);
  return (
    <div className="relative border-border not-first:border-s max-md:nth-3:border-s-0 max-md:nth-[n+3]:border-t">
      <Link to={to} className="grid h-full content-start gap-0.5 px-4 py-3 hover:bg-surface-sunken max-md:px-3">
        <span className="pe-6 font-medium">{label}</span>
        <b className={classNames('text-2xl font-semibold', look)}>{value}</b>
        <span className="text-xs text-ink-muted">{text}</span>
      </Link>
      <Explain label={whatIsCounted(label)} className="absolute end-1 top-2.5">
        <CashExplanation of={of} title={`${label}: ${value}`} to={to} />
      </Explain>
    </div>
  );
}
