import { TextField } from '@haat/ui/forms/field.tsx';
import { useState } from 'react';
import { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';
import { ReasonChoice } from './reason-choice.tsx';

/** The reason that has no words of its own. */
const other = 'other';

export interface ReasonDialogProps extends Pick<
  QuestionDialogProps,
  'title' | 'text' | 'doLabel' | 'isDanger' | 'isSaving' | 'onClose'
> {
  /** Above the reasons. */
  legend: string;
  ownWordsLabel: string;
  /** The reasons to choose from, by their words; of `other`, the operator's own words are the reason. */
  reasons: Record<string, string>;
  /** Does it, for this reason: the chosen one, the operator's own words, or both. The dialog closes when it is done. */
  onDo: (reason: string) => Promise<unknown>;
}

/** Asks why something is done: one of several reasons, words of one's own, or both. */
export function ReasonDialog({ legend, ownWordsLabel, reasons, onDo, onClose, ...question }: ReasonDialogProps) {
  const [chosen, setChosen] = useState('');
  const [ownWords, setOwnWords] = useState('');
  const reason = [chosen !== other && reasons[chosen], ownWords.trim()].filter(Boolean).join(': ');
  async function send() {
    await onDo(reason);
    onClose();
  }
  return (
    <QuestionDialog {...question} isIncomplete={reason === ''} onDo={() => void send()} onClose={onClose}>
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
