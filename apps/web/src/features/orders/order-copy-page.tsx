import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../rendering/page.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { ordersMessages } from './messages.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const t = ordersMessages.get(locale);
  return { title: t.copyTitle, description: t.copyText };
}

/**
 * Target of the mail that asks an address for consent to copies of an order's mails. Confirming requires a button,
 * because mail scanners open links too.
 */
export function Page() {
  const t = useMessages(ordersMessages);
  const [search] = useSearchParams();
  const [state, setState] = useState<'idle' | 'sending' | 'confirmed' | 'expired' | 'failed'>('idle');

  async function confirm() {
    setState('sending');
    const answer = await call('orderCopyConfirm', { body: { token: search.get('token') ?? '' } });
    if (answer.ok) return setState('confirmed');
    setState(answer.problem.code === 'CODE_INVALID' ? 'expired' : 'failed');
  }

  return (
    <div className="wrap pt-4 pb-(--gap-section) sm:pt-8">
      <Card className="mx-auto flex max-w-130 flex-col gap-5">
        <div>
          <h1 className="text-2xl">{t.copyTitle}</h1>
          <p className="mt-1 text-sm text-ink-muted">{t.copyText}</p>
        </div>
        {state === 'expired' && (
          <Notice tone="error" role="alert">
            {t.copyExpired}
          </Notice>
        )}
        {state === 'failed' && (
          <Notice tone="error" role="alert">
            {t.trackFailed}
          </Notice>
        )}
        {state === 'confirmed' ? (
          <Notice tone="success" role="status">
            {t.copyConfirmed}
          </Notice>
        ) : (
          <Form onSubmit={confirm}>
            <Button type="submit" full busy={state === 'sending'} busyText={t.sending}>
              {t.copyConfirm}
            </Button>
          </Form>
        )}
      </Card>
    </div>
  );
}
