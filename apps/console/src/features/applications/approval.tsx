import type { Application } from '@haat/contracts';
import { adminApplicationApprove } from '@haat/contracts/sellers/admin-endpoints';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AskIcon, CheckIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { contractErrors } from '../../platform/forms/contract-errors.ts';
import { focusFirstError } from '../../platform/forms/focus-first-error.ts';
import { useTimes } from '../../platform/times.ts';
import { Button } from '../../ui/button.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { LeaveGuard } from '../../ui/screen/leave-guard.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { useChange } from '../../ui/screen/use-change.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { refreshApplications } from './application-queries.ts';
import { ApprovalMail } from './approval-mail.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { applicationMessages } from './messages.ts';
import { beginning, ShopFields } from './shop-fields.tsx';

/** A pending application: the shop that approval would create, the mail, and both decisions. */
export function Approval({ application }: { application: Application }) {
  const t = useMessages(applicationMessages);
  const { leaveText } = useMessages(screenMessages);
  const locale = useLocale();
  const { full } = useTimes();
  const { save, isSaving } = useChange();
  const [typed, setTyped] = useState(() => beginning(application));
  const [words, setWords] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [question, setQuestion] = useState<'approve' | 'ask' | 'decline' | null>(null);
  const { reference } = application;
  const nameField = application.locale === 'bn' ? 'name_bn' : 'name';
  const isChanged = words !== undefined || JSON.stringify(typed) !== JSON.stringify(beginning(application));
  const body = { ...typed, ...(words !== undefined && { words }) };
  const close = () => setQuestion(null);

  const errorsNow = () => fieldErrors({ errors: contractErrors(adminApplicationApprove.body, body) }, locale);

  function ask() {
    const found = errorsNow();
    setErrors(found);
    if (!focusFirstError(found)) setQuestion('approve');
  }

  function askName() {
    const { [nameField]: missing = '' } = errorsNow();
    setErrors({ [nameField]: missing });
    focusFirstError({ [nameField]: missing });
  }

  async function approve() {
    const problem = await save(call('adminApplicationApprove', { params: { reference }, body }), {
      done: t.approved(typed.name),
      refresh: refreshApplications,
    });
    close();
    if (problem) setErrors(fieldErrors(problem, locale));
  }

  return (
    <div className="grid items-start gap-4 wide:grid-cols-[1.6fr_1fr]">
      <PanelCard padded={false}>
        <ApplicationFacts application={application} />
        {application.asked_at !== null && (
          <p className="border-t border-border px-4 py-3">
            <span className="block text-xs text-ink-subtle">{t.askedAt(full(application.asked_at))}</span>
            <span lang={application.locale} className="break-words whitespace-pre-line">
              {application.question}
            </span>
          </p>
        )}
        <ShopFields typed={typed} errors={errors} onChange={setTyped} />
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-border bg-page px-4 py-3">
          <p className="min-w-32 flex-1 text-ink-muted max-sm:basis-full">{t.ringFirst}</p>
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <Button icon={AskIcon} onClick={() => setQuestion('ask')} className="max-sm:flex-1">
              {t.ask}
            </Button>
            <Button variant="cancel" onClick={() => setQuestion('decline')} className="max-sm:flex-1">
              {t.decline}
            </Button>
            <Button variant="primary" icon={CheckIcon} onClick={ask} className="max-sm:flex-1">
              {t.approve}
            </Button>
          </div>
        </div>
      </PanelCard>
      <LeaveGuard isActive={() => isChanged} text={leaveText} />
      <ApprovalMail
        application={application}
        shopName={typed[nameField].trim()}
        words={words}
        error={errors['words']}
        onNameMissing={askName}
        onChange={setWords}
      />
      {question === 'approve' && (
        <QuestionDialog
          title={t.approveTitle(typed.name)}
          text={t.approveText(typed.name, application.email)}
          doLabel={t.approveDo}
          isSaving={isSaving}
          onDo={() => void approve()}
          onClose={close}
        />
      )}
      {question === 'ask' && <AskDialog application={application} onClose={close} />}
      {question === 'decline' && <DeclineDialog application={application} onClose={close} />}
    </div>
  );
}
