import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { refreshOrders } from '../../orders/public.ts';
import { cashMessages } from '../messages.ts';
import { settlementBody, type DraftSums, type SettlementDraft } from './settlement-draft.ts';
import { rememberSheet, sheetIn } from '../sheet-queries.ts';

interface Settling {
  onBooked: () => void;
  /** Called when the sheet has changed, or was settled, since it was shown. */
  onChanged: () => void;
}

/** Books a settlement and shows the updated sheet; returns the error as a message. */
export function useSettle(code: string, { onBooked, onChanged }: Settling) {
  const t = useMessages(cashMessages);
  const { money } = useFormat();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function wordsFor({ code: kind }: CallProblem): string | null {
    if (kind === 'UNAUTHORIZED') return null;
    const words: Partial<Record<CallProblem['code'], string>> = {
      CHANGED_MEANWHILE: t.changed,
      RATE_LIMITED: t.tooMany,
      FORBIDDEN: t.forbidden,
      VALIDATION: t.refused,
    };
    return words[kind] ?? t.notBooked;
  }

  async function settle(sums: DraftSums, draft: SettlementDraft): Promise<void> {
    setSaving(true);
    const body = settlementBody(sums, draft);
    const headers = { 'idempotency-key': draft.key ?? undefined };
    const answer = await call('adminSettlementCreate', { params: { code }, headers, body });
    setSaving(false);
    if (!answer.ok) {
      const { problem: refused } = answer;
      const current = refused.code === 'CHANGED_MEANWHILE' ? sheetIn(refused.data) : null;
      if (current) {
        rememberSheet(current);
        onChanged();
      }
      setProblem(wordsFor(refused));
      return;
    }
    setProblem(null);
    onBooked();
    rememberSheet(answer.body.data);
    showToast({ kind: 'success', text: t.booked(money(body.received)) });
    await refreshOrders();
  }
  return { settle, isSaving, problem };
}
