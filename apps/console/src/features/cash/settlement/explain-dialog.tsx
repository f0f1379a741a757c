import type { Settlement } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { TextArea } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { AskingDialog } from '../../../ui/dialogs/asking-dialog.tsx';
import { cashMessages } from '../messages.ts';
import { rememberSheet, sheetIn } from '../sheet-queries.ts';

export interface ExplainDialogProps {
  code: string;
  settlement: Settlement;
  onClose: () => void;
}

/** Asks why expected and received differ, and closes the difference with the explanation. */
export function ExplainDialog({ code, settlement, onClose }: ExplainDialogProps) {
  const t = useMessages(cashMessages);
  const { money } = useFormat();
  const [explanation, setExplanation] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const words: Partial<Record<CallProblem['code'], string>> = {
    RATE_LIMITED: t.tooMany,
    FORBIDDEN: t.forbidden,
    REAUTHENTICATE: t.unconfirmed,
    VALIDATION: t.refused,
  };

  async function explain() {
    setSaving(true);
    const params = { code, id: settlement.id };
    const answer = await call('adminSettlementExplain', { params, body: { explanation } });
    setSaving(false);
    if (answer.ok) {
      rememberSheet(answer.body.data);
      showToast({ kind: 'success', text: t.explained });
      return onClose();
    }
    const current = sheetIn(answer.problem.data);
    if (answer.problem.code === 'CHANGED_MEANWHILE' && current) {
      rememberSheet(current);
      showToast({ kind: 'error', text: t.changed });
      return onClose();
    }
    return setProblem(words[answer.problem.code] ?? t.notBooked);
  }

  return (
    <AskingDialog
      isChanged={explanation.trim() !== ''}
      title={t.explainTitle(money(settlement.difference))}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button hint="Esc" onClick={onClose} className="max-sm:flex-1">
            {t.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={explanation.trim() === ''}
            busy={isSaving}
            onClick={() => void explain()}
            className="max-sm:flex-1"
          >
            {t.doExplain}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-muted">{t.explainText}</p>
        <TextArea
          label={t.explanation}
          help={t.explanationHelp}
          value={explanation}
          rows={3}
          maxLength={300}
          onChange={(event) => setExplanation(event.target.value)}
        />
        {problem && (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </AskingDialog>
  );
}
