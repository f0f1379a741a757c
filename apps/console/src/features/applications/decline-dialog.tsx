import type { Application } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { TextArea } from '@haat/ui/forms/field.tsx';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { Button } from '../../ui/button.tsx';
import { AskingDialog } from '../../ui/dialogs/asking-dialog.tsx';
import { ReasonChoice } from '../../ui/dialogs/reason-choice.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { isOver, useChange } from '../../ui/screen/use-change.ts';
import { refreshApplications } from './application-queries.ts';
import { declineReasons, declineSentences, type DeclineReason } from './decline-sentences.ts';
import { MailPreview } from './mail-preview.tsx';
import { applicationMessages } from './messages.ts';

/** Asks why an application is declined, and previews the mail to the applicant. */
export function DeclineDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const t = useMessages(applicationMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const { save, isSaving } = useChange();
  const [chosen, setChosen] = useState<DeclineReason>('sells');
  const [reason, setReason] = useState(declineSentences[application.locale].sells);
  const [error, setError] = useState<string>();
  const { reference, name, full_name: fullName } = application;

  function choose(value: string) {
    const next = declineReasons.find((each) => each === value) ?? 'other';
    setChosen(next);
    setReason(declineSentences[application.locale][next]);
  }

  async function decline() {
    const problem = await save(call('adminApplicationDecline', { params: { reference }, body: { reason } }), {
      done: t.declined(name),
      refresh: refreshApplications,
    });
    if (problem?.code === 'VALIDATION') return setError(fieldErrors(problem, locale)['reason']);
    if (isOver(problem)) onClose();
    return undefined;
  }

  return (
    <AskingDialog
      isChanged={reason !== declineSentences[application.locale][chosen]}
      title={t.declineTitle(name)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button hint="Esc" onClick={onClose} className="max-sm:flex-1">
            {screen.cancel}
          </Button>
          <Button
            variant="danger"
            busy={isSaving}
            disabled={reason.trim() === ''}
            onClick={() => void decline()}
            className="max-sm:flex-1"
          >
            {t.declineDo}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <ReasonChoice
          legend={t.why}
          chosen={chosen}
          onChoose={choose}
          reasons={declineReasons.map((value) => ({
            value,
            label: t.reasons[value],
            note: value === 'other' ? t.writtenByYou : undefined,
          }))}
        />
        <TextArea
          label={t.sentence}
          lang={application.locale}
          value={reason}
          maxLength={500}
          rows={4}
          error={error}
          onChange={({ target }) => setReason(target.value)}
        />
        <section>
          <h3 className="mb-1.5 font-medium">{t.reads(fullName)}</h3>
          <MailPreview application={application} mail="declined" value={reason.trim()} />
        </section>
        <Notice tone="plain">{t.reopenText}</Notice>
      </div>
    </AskingDialog>
  );
}
