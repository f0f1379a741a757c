import type { Application } from '@haat/contracts';
import { TextArea } from '@haat/ui/forms/field.tsx';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { isOver, useChange } from '../../ui/screen/use-change.ts';
import { refreshApplications } from './application-queries.ts';
import { MailPreview } from './mail-preview.tsx';
import { applicationMessages } from './messages.ts';

/** Asks the applicant something by mail, and previews it. */
export function AskDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const t = useMessages(applicationMessages);
  const locale = useLocale();
  const { save, isSaving } = useChange();
  const [question, setQuestion] = useState('');
  const [error, setError] = useState<string>();
  const { reference, full_name: fullName, asked_at } = application;

  async function ask() {
    const problem = await save(call('adminApplicationAsk', { params: { reference }, body: { question, asked_at } }), {
      done: t.askedNow(fullName),
      refresh: refreshApplications,
    });
    if (problem?.code === 'VALIDATION') return setError(fieldErrors(problem, locale)['question']);
    if (isOver(problem)) onClose();
    return undefined;
  }

  return (
    <QuestionDialog
      title={t.askTitle(fullName)}
      text={t.askText}
      doLabel={t.askDo}
      isChanged={question.trim() !== ''}
      isSaving={isSaving}
      isIncomplete={question.trim() === ''}
      onDo={() => void ask()}
      onClose={onClose}
    >
      <TextArea
        label={t.question}
        lang={application.locale}
        value={question}
        maxLength={1000}
        rows={4}
        error={error}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <section>
        <h3 className="mb-1.5 font-medium">{t.reads(fullName)}</h3>
        <MailPreview application={application} mail="asked" value={question.trim()} />
      </section>
    </QuestionDialog>
  );
}
