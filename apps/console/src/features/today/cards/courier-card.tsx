import type { SheetAge, Today } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { sheetsOfAge } from '../../cash/public.ts';
import { useReminders } from '../../settings/public.ts';
import { ListLink } from '../list-link.tsx';
import { ExplainFigure } from '../explanations/explain-figure.tsx';
import { todayMessages } from '../messages.ts';

/** The cash still with the courier, by days since the hand-over; each sum opens its sheets. */
export function CourierCard({ courier }: { courier: Today['courier'] }) {
  const t = useMessages(todayMessages);
  const { money, number } = useFormat();
  const { cash_late_after_days: lateAfter } = useReminders();
  return (
    <PanelCard
      title={t.courier}
      action={
        <ExplainFigure
          name={t.courier}
          figure={money(courier.total)}
          text={(words) => words.courier}
          list={{ to: '/cash?view=open', label: (words) => words.toSheets }}
        />
      }
      padded={false}
    >
      <div className="grid gap-3 p-4">
        <div>
          <b className="text-2xl font-semibold">
            <ListLink to="/cash">{money(courier.total)}</ListLink>
          </b>
          <p className="text-ink-muted">{t.parcels(courier.parcels, number(courier.parcels))}</p>
        </div>
        <Part age="new" label={t.daysOut.two} taka={courier.days_1_2} of={courier.total} look="bg-accent" />
        <Part
          age="waiting"
          label={t.daysOut.toLate(number(lateAfter - 1))}
          taka={courier.days_3_on}
          of={courier.total}
          look="bg-chart-warning"
        />
        <Part
          age="late"
          label={t.daysOut.late(number(lateAfter))}
          note={courier.late > 0 ? t.askCourier : undefined}
          taka={courier.late}
          of={courier.total}
          look="bg-danger"
        />
      </div>
      <p className="border-t border-border px-4 py-2.5">
        <Link to="/cash" className="font-medium text-accent underline underline-offset-3">
          {t.toSheets}
        </Link>
      </p>
    </PanelCard>
  );
}

interface PartProps {
  age: SheetAge;
  label: string;
  note?: string | undefined;
  taka: number;
  of: number;
  look: string;
}

function Part({ age, label, note, taka, of, look }: PartProps) {
  const { money } = useFormat();
  return (
    <div>
      <p className="flex items-baseline gap-2">
        {label}
        {note && <span className="rounded-sm bg-danger-soft px-1.5 text-xs font-medium text-danger">{note}</span>}
        <b className="ms-auto font-semibold">
          <ListLink to={sheetsOfAge(age)} className="text-end">
            {money(taka)}
            <span className="sr-only"> {label}</span>
          </ListLink>
        </b>
      </p>
      <span aria-hidden="true" className="mt-1 block h-1.5 overflow-clip rounded-full bg-surface-sunken">
        <i className={`block h-full ${look}`} style={{ width: `${of === 0 ? 0 : (taka / of) * 100}%` }} />
      </span>
    </div>
  );
}
