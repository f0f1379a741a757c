import type { SellerKind } from '@haat/contracts';
import { useState, type ReactNode } from 'react';
import { call, type CallProblem } from '../../platform/api/call.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Honeypot } from '@haat/ui/forms/honeypot.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { clearDraft, joinDraft, saveDraft } from './application-draft.ts';
import { ApplicationFields } from './application-fields.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { answersOf, problemsByField, requestBody } from './application.ts';
import { sellersMessages } from './messages.ts';

type State =
  | { step: 'filling'; problem?: CallProblem }
  | { step: 'sending' }
  | { step: 'sent'; reference: string; email: string };

function useSummary(problem: CallProblem | undefined): string | undefined {
  const { problem: t } = useMessages(sellersMessages);
  if (!problem) return undefined;
  if (problem.code === 'NETWORK') return t.network;
  if (problem.code === 'RATE_LIMITED') return t.tooMany;
  return problem.errors.length > 0 ? t.fields : t.other;
}

interface ApplicationFormProps {
  kind: SellerKind;
  /** Shown above the fields: the choice of the kind of seller, if any. */
  children?: ReactNode;
}

/**
 * An application to sell. Its draft is kept on the device until it is sent; the server's errors are shown at the
 * fields.
 */
export function ApplicationForm({ kind, children }: ApplicationFormProps) {
  const { form: t } = useMessages(sellersMessages);
  const locale = useLocale();
  const [state, setState] = useState<State>({ step: 'filling' });
  const problem = state.step === 'filling' ? state.problem : undefined;
  const summary = useSummary(problem);

  async function send(data: FormData) {
    const answers = answersOf(data);
    setState({ step: 'sending' });
    const body = requestBody({ answers, kind, locale, website: formText(data, 'website') });
    const result = await call('sellerRequestStore', { body });
    if (!result.ok) return setState({ step: 'filling', problem: result.problem });
    clearDraft();
    setState({ step: 'sent', reference: result.body.data.reference, email: body.email });
  }

  if (state.step === 'sent')
    return (
      <ApplicationSent reference={state.reference} email={state.email} onAgain={() => setState({ step: 'filling' })} />
    );
  return (
    <Card className="md:p-8">
      <Form
        ref={(form) => {
          if (form) joinDraft(form);
        }}
        action="/api/seller-request-store"
        method="post"
        encType="multipart/form-data"
        noValidate
        onInput={(event) => saveDraft(event.currentTarget)}
        onSubmit={send}
        className="grid gap-5"
      >
        {children ?? <input type="hidden" name="seller_kind" value={kind} />}
        <input type="hidden" name="locale" value={locale} />
        <Honeypot label={t.website} />
        {summary && (
          <Notice tone="error" role="alert">
            {summary}
          </Notice>
        )}
        <ApplicationFields kind={kind} problems={problemsByField(problem?.errors ?? [], kind)} />
        <div className="mt-2 grid gap-3 justify-items-start max-md:justify-items-stretch">
          <Button type="submit" size="lg" busy={state.step === 'sending'} busyText={t.sending}>
            {t.send}
          </Button>
          <p className="text-xs text-ink-subtle">{t.kept}</p>
        </div>
      </Form>
    </Card>
  );
}
