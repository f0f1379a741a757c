import type { Settlement, Sheet } from '@haat/contracts';
import { includesRole } from '@haat/contracts/staff/roles';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Suspense, useState } from 'react';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { useSession } from '../../../platform/session.ts';
import { useTimes } from '../../../platform/times.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { textLanguage } from '../../orders/public.ts';
import { Difference } from '../difference.tsx';
import { cashMessages } from '../messages.ts';

const ExplainDialog = lazyWithWords(async () => (await import('./explain-dialog.tsx')).ExplainDialog);

/** The settlements booked for a sheet; open differences are explained here. */
export function SettlementList({ sheet }: { sheet: Sheet }) {
  const t = useMessages(cashMessages);
  const [explaining, setExplaining] = useState<Settlement | null>(null);
  if (sheet.settlements.length === 0) return null;
  return (
    <PanelCard title={t.settlements} padded={false}>
      <ul>
        {sheet.settlements.map((settlement) => (
          <Line key={settlement.id} settlement={settlement} onExplain={() => setExplaining(settlement)} />
        ))}
      </ul>
      <Suspense>
        {explaining && <ExplainDialog code={sheet.code} settlement={explaining} onClose={() => setExplaining(null)} />}
      </Suspense>
    </PanelCard>
  );
}

function Line({ settlement, onExplain }: { settlement: Settlement; onExplain: () => void }) {
  const t = useMessages(cashMessages);
  const { money, number } = useFormat();
  const { full } = useTimes();
  const { difference, explanation, reference, note } = settlement;
  return (
    <li className="grid gap-1 px-4 py-3 not-first:border-t not-first:border-border">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="flex-1 text-ink-muted max-sm:w-full max-sm:flex-none">
          {t.settledBy(full(settlement.at), settlement.by, settlement.parcels, number(settlement.parcels))}
        </span>
        <span>{t.receivedOf(money(settlement.received), money(settlement.expected))}</span>
        <Difference taka={difference} />
      </div>
      {[reference, note].map(
        (text) =>
          text !== null && (
            <p key={text} lang={textLanguage(text)} className="text-xs text-ink-muted">
              {text}
            </p>
          ),
      )}
      {difference !== 0 && explanation === null && <OpenDifference onExplain={onExplain} />}
      {explanation !== null && (
        <p className="rounded-sm bg-surface-sunken px-3 py-2">
          <span lang={textLanguage(explanation)}>{explanation}</span>
          <small className="block text-xs text-ink-muted">
            {t.explainedBy(settlement.explained_by ?? '', settlement.explained_at ? full(settlement.explained_at) : '')}
          </small>
        </p>
      )}
    </li>
  );
}

function OpenDifference({ onExplain }: { onExplain: () => void }) {
  const t = useMessages(cashMessages);
  const { role } = useSession();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="rounded-sm bg-warning-soft px-2 py-0.5 text-xs font-semibold text-warning">{t.isOpen}</span>
      {includesRole(role, 'owner') ? (
        <Button onClick={onExplain}>{t.explain}</Button>
      ) : (
        <span className="text-xs text-ink-muted">{t.ownerExplains}</span>
      )}
    </div>
  );
}
