import type { Application } from '@haat/contracts';
import { adminApplicationApprove } from '@haat/contracts/sellers/admin-endpoints';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { TextField } from '@haat/ui/forms/field.tsx';
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
import { AskDialog } from './ask-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { MailPreview } from './mail-preview.tsx';
import { applicationMessages } from './messages.ts';

type Typed = Record<'name' | 'name_bn' | 'district' | 'district_bn', string>;

/** Whether a text is written in Bangla. */
const isBangla = (text: string) => /\p{Script=Bengali}/u.test(text);

/** Prefilled values: the applicant's text, in the field for its script. */
function beginning({ name, location }: Application): Typed {
  return {
    name: isBangla(name) ? '' : name,
    name_bn: isBangla(name) ? name : '',
    district: isBangla(location) ? '' : location,
    district_bn: isBangla(location) ? location : '',
  };
}

/** A pending application: the shop that approval would create, the mail, and both decisions. */
export function Approval({ application }: { application: Application }) {
  const t = useMessages(applicationMessages);
  const { leaveText } = useMessages(screenMessages);
  const locale = useLocale();
  const { full } = useTimes();
  const { save, isSaving } = useChange();
  const [typed, setTyped] = useState(() => beginning(application));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [question, setQuestion] = useState<'approve' | 'ask' | 'decline' | null>(null);
  const { reference, full_name: fullName } = application;
  const shopName = application.locale === 'bn' ? typed.name_bn : typed.name;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(beginning(application));
  const close = () => setQuestion(null);

  function ask() {
    const found = fieldErrors({ errors: contractErrors(adminApplicationApprove.body, typed) }, locale);
    setErrors(found);
    if (!focusFirstError(found)) setQuestion('approve');
  }

  async function approve() {
    const problem = await save(call('adminApplicationApprove', { params: { reference }, body: typed }), {
      done: t.approved(typed.name),
      refresh: refreshApplications,
    });
    close();
    if (problem) setErrors(fieldErrors(problem, locale));
  }

  const fieldOf = (name: keyof Typed, label: string) => ({
    name,
    label,
    value: typed[name],
    lang: name.endsWith('_bn') ? 'bn' : 'en',
    maxLength: 120,
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });

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
        <div className="border-t border-border p-4">
          <h3 className="mb-2.5 font-medium">{t.makesShop}</h3>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField {...fieldOf('name', t.shopName)} />
            <TextField {...fieldOf('name_bn', t.shopNameBn)} />
            <TextField {...fieldOf('district', t.district)} />
            <TextField {...fieldOf('district_bn', t.districtBn)} />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-border bg-page px-4 py-3">
          <p className="min-w-32 flex-1 text-ink-muted max-sm:basis-full">{t.ringFirst}</p>
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <Button icon={AskIcon} onClick={() => setQuestion('ask')} className="max-sm:flex-1">
              {t.askBack}
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
      <PanelCard title={t.mail(fullName)}>
        <MailPreview application={application} mail="approved" value={shopName.trim()} />
      </PanelCard>
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
