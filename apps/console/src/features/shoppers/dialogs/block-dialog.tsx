import type { AdminShopper } from '@haat/contracts';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { ReasonChoice } from '../../../ui/reason-choice.tsx';
import { shopperMessages } from '../messages.ts';
import { useShopperChange } from '../use-shopper-change.ts';

const reasons = ['refuses', 'fake', 'abuse', 'reviews', 'other'] as const;

/** Asks why a shopper is blocked. */
export function BlockDialog({ shopper, onClose }: { shopper: AdminShopper; onClose: () => void }) {
  const t = useMessages(shopperMessages);
  const { block, isSaving } = useShopperChange(shopper);
  const [chosen, setChosen] = useState('');
  const [ownWords, setOwnWords] = useState('');
  const named = reasons.find((each) => each === chosen && each !== 'other');
  const reason = [named && t.reasons[named], ownWords.trim()].filter(Boolean).join(': ');
  async function send() {
    await block(reason);
    onClose();
  }
  return (
    <QuestionDialog
      title={t.blockTitle(shopper.full_name)}
      text={t.blockText}
      doLabel={t.blockDo}
      isDanger
      isSaving={isSaving}
      isIncomplete={reason === ''}
      onDo={() => void send()}
      onClose={onClose}
    >
      <ReasonChoice
        legend={t.why}
        reasons={reasons.map((value) => ({ value, label: t.reasons[value] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <TextField
        label={t.ownWords}
        value={ownWords}
        maxLength={200}
        onChange={({ target }) => setOwnWords(target.value)}
      />
    </QuestionDialog>
  );
}
