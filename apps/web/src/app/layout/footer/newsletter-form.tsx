import { useId, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Form } from '@haat/ui/forms/form.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ErrorIcon } from '@haat/ui/icons/icons.ts';
import { layoutMessages } from '../messages.ts';

type Progress = 'open' | 'sending' | 'joined' | 'failed';

export function NewsletterForm() {
  const t = useMessages(layoutMessages);
  const [progress, setProgress] = useState<Progress>('open');
  const noteId = useId();
  async function join(typed: FormData, form: HTMLFormElement) {
    if (!form.checkValidity()) return setProgress('failed');
    setProgress('sending');
    const { ok } = await call('newsletter', { body: { email: formText(typed, 'email') } });
    setProgress(ok ? 'joined' : 'failed');
  }
  return (
    <div className="my-4">
      {progress !== 'joined' && (
        <Form
          noValidate
          onSubmit={join}
          className="flex h-(--size-control) rounded-md border border-ink-on-deep-muted/60 focus-within:focus-ring"
        >
          <input
            type="email"
            name="email"
            required
            autoComplete="email"
            aria-label={t.yourEmail}
            aria-invalid={progress === 'failed' || undefined}
            aria-describedby={noteId}
            placeholder={t.yourEmail}
            className="min-w-0 flex-1 bg-transparent px-4 text-base text-ink-inverse outline-none placeholder:text-ink-on-deep-muted"
          />
          <button
            type="submit"
            disabled={progress === 'sending'}
            className="rounded-e-[11px] bg-marigold px-5 font-semibold text-surface-deep disabled:opacity-70"
          >
            {progress === 'sending' ? t.joining : t.join}
          </button>
        </Form>
      )}
      <p id={noteId} aria-live="polite" className="flex gap-2 text-sm text-ink-inverse not-empty:mt-2">
        {progress === 'joined' && t.joined}
        {progress === 'failed' && (
          <>
            <Icon of={ErrorIcon} size={20} className="text-marigold" />
            {t.joinFailed}
          </>
        )}
      </p>
    </div>
  );
}
