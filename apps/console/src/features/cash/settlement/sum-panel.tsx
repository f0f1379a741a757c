import type { Sheet } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { Difference } from '../difference.tsx';
import { cashMessages } from '../messages.ts';
import { DraftBar } from './draft-bar.tsx';
import { draftChanges } from './draft-changes.ts';
import { isAwaited, type DraftSums, type SettlementDraft } from './settlement-draft.ts';
import { poishaFromTaka } from '@haat/contracts/shared/poisha';

export interface SumPanelProps {
  sheet: Sheet;
  sums: DraftSums;
  draft: SettlementDraft;
  /** Why nothing was booked, as a message. */
  problem: string | null;
  isSaving: boolean;
  onChange: (part: Partial<SettlementDraft>) => void;
  /** Forgets what was entered. */
  onDiscard: () => void;
  /** Omitted if there is nothing to settle or the user may not do it. */
  onSettle: (() => void) | undefined;
}

/** The calculation from the hand-over to what is expected for the ticked parcels, against the cash counted. */
export function SumPanel({ sheet, sums, draft, problem, isSaving, onChange, onDiscard, onSettle }: SumPanelProps) {
  const t = useMessages(cashMessages);
  const { money, number } = useFormat();
  return (
    <PanelCard title={t.theSum} padded={false} className="table:sticky table:top-[calc(var(--c-top)+1.25rem)]">
      <div className="grid gap-2 p-4">
        <Deductions sheet={sheet} paid={onSettle ? sums.paid : null} />
        {onSettle ? <ThisTime sums={sums} /> : <Altogether sheet={sheet} />}
        {onSettle && <Fields sums={sums} draft={draft} onChange={onChange} />}
      </div>
      {onSettle && (
        <div className="grid gap-2 border-t border-border p-4">
          {problem && (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          )}
          <DraftBar changes={draftChanges(sheet, draft)} isSaving={isSaving} onDiscard={onDiscard} />
          <Button variant="primary" busy={isSaving} disabled={!sums.isComplete} onClick={onSettle}>
            {sums.difference === 0 ? t.settle : t.settleWith(money(Math.abs(sums.difference) / 100))}
          </Button>
          <p className="text-xs text-ink-muted">
            {[
              t.settleText,
              sums.difference !== 0 && t.differenceStays,
              sums.newlyDelivered > 0 && t.tells(sums.newlyDelivered, number(sums.newlyDelivered)),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
      )}
    </PanelCard>
  );
}

/** What is expected for the ticked parcels, against the cash counted. */
function ThisTime({ sums }: { sums: DraftSums }) {
  const t = useMessages(cashMessages);
  const { number } = useFormat();
  const isNothing = sums.paid.length === 0 && !sums.inHand;
  return (
    <>
      <Line label={t.expectedFor(number(sums.paid.length))} isStrong>
        <Money taka={sums.expected / 100} />
      </Line>
      <Line label={t.received}>
        <Money taka={(sums.inHand ?? 0) / 100} />
      </Line>
      <Stitch className="my-1" />
      {isNothing ? <p className="text-ink-muted">{t.tickFirst}</p> : <Result taka={sums.difference / 100} />}
    </>
  );
}

/** What is expected for the whole sheet, and what was received. */
function Altogether({ sheet }: { sheet: Sheet }) {
  const t = useMessages(cashMessages);
  const difference = poishaFromTaka(sheet.received + sheet.outstanding - sheet.expected);
  return (
    <>
      <Line label={t.expected} isStrong>
        <Money taka={sheet.expected} />
      </Line>
      <Line label={t.received}>
        <Money taka={sheet.received} />
      </Line>
      {sheet.outstanding > 0 && (
        <Line label={t.awaited}>
          <Money taka={sheet.outstanding} />
        </Line>
      )}
      <Stitch className="my-1" />
      {(sheet.received > 0 || difference !== 0) && <Result taka={difference / 100} />}
    </>
  );
}

function Result({ taka }: { taka: number }) {
  const t = useMessages(cashMessages);
  return (
    <p role="status" className="flex items-baseline justify-between text-lg font-semibold">
      <span>{taka === 0 ? t.allThere : taka < 0 ? t.shortSum : t.overSum}</span>
      <Difference taka={taka} />
    </p>
  );
}

/**
 * Deductions from the sum of the hand-over, each with its count; for the whole sheet (`paid` is null) only returned
 * parcels.
 */
function Deductions({ sheet, paid }: { sheet: Sheet; paid: DraftSums['paid'] | null }) {
  const t = useMessages(cashMessages);
  const { number } = useFormat();
  const cameBack = sheet.list.filter(({ status, received }) => status === 'returned' && received === null);
  const settled = paid ? sheet.list.filter(({ received }) => received !== null) : [];
  const open = paid ? sheet.list.filter((parcel) => isAwaited(parcel) && !paid.includes(parcel)) : [];
  const parts = [
    { label: t.cameBackCount(number(cameBack.length)), parcels: cameBack },
    { label: t.settledCount(number(settled.length)), parcels: settled },
    { label: t.stillOutCount(number(open.length)), parcels: open },
  ];
  return (
    <>
      <Line label={t.handedOverCount(sheet.parcels, number(sheet.parcels))}>
        <Money taka={sheet.handed_over} />
      </Line>
      {parts.map(
        ({ label, parcels }) =>
          parcels.length > 0 && (
            <Line key={label} label={label}>
              <Money taka={-parcels.reduce((sum, each) => sum + poishaFromTaka(each.total_amount), 0) / 100} />
            </Line>
          ),
      )}
    </>
  );
}

function Fields({ sums, draft, onChange }: Pick<SumPanelProps, 'sums' | 'draft' | 'onChange'>) {
  const t = useMessages(cashMessages);
  const { money } = useFormat();
  const rest = (sums.inHand ?? 0) - sums.ofParcels;
  const isCounted = draft.inHand !== null && sums.inHand !== null && rest !== 0 && sums.paid.length > 0;
  return (
    <div className="mt-2 grid gap-3">
      <TextField
        label={`${t.moneyInHand} (৳)`}
        inputMode="decimal"
        maxLength={20}
        value={draft.inHand ?? money(sums.ofParcels / 100).replace('৳', '')}
        error={sums.inHand === null ? t.notAnAmount : undefined}
        help={isCounted ? t.linesDiffer(money(sums.ofParcels / 100), money(Math.abs(rest) / 100)) : t.moneyHelp}
        onChange={(event) => onChange({ inHand: event.target.value })}
        onBlur={() => {
          if (draft.inHand?.trim() === '') onChange({ inHand: null });
        }}
      />
      <TextField
        label={t.reference}
        help={t.referenceHelp}
        maxLength={80}
        value={draft.reference}
        onChange={(event) => onChange({ reference: event.target.value })}
      />
      <TextField
        label={t.note}
        maxLength={300}
        value={draft.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </div>
  );
}

function Line({ label, isStrong = false, children }: { label: string; isStrong?: boolean; children: ReactNode }) {
  return (
    <p className={`flex items-baseline justify-between gap-4 ${isStrong ? 'font-semibold' : 'text-ink-muted'}`}>
      {label}
      {children}
    </p>
  );
}
