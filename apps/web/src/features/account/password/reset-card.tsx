import type { ReactNode } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Button } from '@haat/ui/forms/button.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowLeftIcon, KeyIcon } from '@haat/ui/icons/icons.ts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { accountMessages } from '../messages.ts';

interface ResetCardProps {
  title: string;
  text: string;
  failure: string;
  isSending: boolean;
  button: string;
  onSubmit: (form: FormData) => Promise<unknown>;
  children: ReactNode;
}

/** Layout of one step of the password reset: a card with a few fields and one button. */
export function ResetCard({ title, text, failure, isSending, button, onSubmit, children }: ResetCardProps) {
  const t = useMessages(accountMessages);
  return (
    <div className="wrap pt-4 pb-(--gap-section) sm:pt-12">
      <div className="mx-auto max-w-110 rounded-xl border border-border bg-surface p-5 sm:p-10">
        <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon of={KeyIcon} size={24} />
        </span>
        <h1 className="mt-4 text-2xl text-balance">{title}</h1>
        <p className="mt-1.5 text-ink-muted">{text}</p>
        <Form noValidate onSubmit={onSubmit} className="mt-6 flex flex-col gap-4">
          {failure && (
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          )}
          {children}
          <Button type="submit" full busy={isSending} busyText={t.sending}>
            {button}
          </Button>
        </Form>
        <Link
          to="/login"
          className="mt-4 -mb-2 inline-flex min-h-(--size-target) items-center gap-2.5 font-semibold text-accent"
        >
          <Icon of={ArrowLeftIcon} size={16} />
          {t.backToLogin}
        </Link>
      </div>
    </div>
  );
}
