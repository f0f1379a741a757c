import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { queries } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useChange } from '../../../ui/screen/use-change.ts';
import { FactorState } from '../members/member-cells.tsx';
import { staffMessages } from '../messages.ts';

/** The user's own second factor: turn it on, move it to another phone, turn it off. */
export function FactorCard() {
  const t = useMessages(staffMessages);
  const { second_factor: isOn } = useSession();
  const { save, isSaving } = useChange();
  const [isAsked, setAsked] = useState(false);
  async function turnOff() {
    const problem = await save(call('adminSecondFactorOff', {}), {
      done: t.turnedOff,
      told: ['FORBIDDEN'],
      refresh: () => queries.invalidateQueries(),
    });
    setAsked(false);
    if (problem?.code === 'FORBIDDEN') showToast({ kind: 'error', text: t.ownersKeep });
  }
  return (
    <PanelCard title={t.secondFactor} action={<FactorState isOn={isOn} />}>
      <p className="text-ink-muted">{t.factorText}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton to="/second-factor?from=/sessions" variant={isOn ? 'outline' : 'primary'}>
          {isOn ? t.renewFactor : t.turnOn}
        </LinkButton>
        {isOn && (
          <Button variant="cancel" onClick={() => setAsked(true)}>
            {t.turnOff}
          </Button>
        )}
      </div>
      {isAsked && (
        <QuestionDialog
          title={t.turnOffTitle}
          text={t.turnOffText}
          doLabel={t.turnOffDo}
          isDanger
          isSaving={isSaving}
          onDo={() => void turnOff()}
          onClose={() => setAsked(false)}
        />
      )}
    </PanelCard>
  );
}
