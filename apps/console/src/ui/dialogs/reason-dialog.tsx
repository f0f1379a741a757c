import { TextField } from '@haat/ui/forms/field.tsx';
import { useState } from 'react';
import type { CallProblem } from '../../platform/api/call.ts';
import { isOver } from '../screen/use-change.ts';
import { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';
import { ReasonChoice } from './reason-choice.tsx';

/** The reason without a text of its own. */
const other = 'other';

export interface ReasonDialogProps extends Pick<
  QuestionDialogProps,
  'title' | 'text' | 'doLabel' | 'isDanger' | 'isSaving' | 'onClose'
> {
  /** Shown above the reasons. */
  legend: string;
  ownWordsLabel: string;
  /** The reasons by key, with their texts; for `other`, the typed text is the reason. */
  reasons: Record<string, string>;
  /**
   * Performs the action with this reason: the chosen one, the typed text, or both. Resolves to the problem, after which
   * the dialog stays open if it can be tried again.
   */
  onDo: (reason: string) => Promise<CallProblem | null>;
}

/** Asks for the reason of an action: one of several, a typed text, or both. */
export function ReasonDialog({ legend, ownWordsLabel, reasons, onDo, onClose, ...question }: ReasonDialogProps) {
  const [chosen, setChosen] = useState('');
  const [ownWords, setOwnWords] = useState('');
  const reason = [chosen !== other && reasons[chosen], ownWords.trim()].filter(Boolean).join(': ');
  async function send() {
    if (isOver(await onDo(reason))) onClose();
  }
  return (
    <QuestionDialog
      {...question}
      isChanged={ownWords.trim() !== ''}
      isIncomplete={reason === ''}
      onDo={() => void send()}
      onClose={onClose}
    >
      <ReasonChoice
        legend={legend}
        reasons={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <TextField
        label={ownWordsLabel}
        value={ownWords}
        maxLength={200}
        onChange={({ target }) => setOwnWords(target.value)}
      />
    </QuestionDialog>
  );
}
