import { useState, type SyntheticEvent } from 'react';
import { call } from '../../platform/api/call.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { layoutMessages } from './messages.ts';

type Progress = 'open' | 'sending' | 'joined' | 'failed';

/** The mailing list: one address, answered in place. */
export function NewsletterForm() {
  const t = useMessages(layoutMessages);
  const [progress, setProgress] = useState<Progress>('open');
  async function join(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (typeof email !== 'string') return;
    setProgress('sending');
    const { ok } = await call('newsletter', { body: { email } });
    setProgress(ok ? 'joined' : 'failed');
  }
  return (
    <div className="my-4">
      {progress !== 'joined' && (
        <form
          onSubmit={(event) => void join(event)}
          className="flex h-(--size-control) rounded-md border border-ink-on-deep-muted/60 focus-within:focus-ring"
        >
          <input
            type="email"
            name="email"
            required
            autoComplete="email"
            aria-label={t.yourEmail}
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
        </form>
      )}
      <p aria-live="polite" className="text-sm text-ink-inverse not-empty:mt-2">
        {progress === 'joined' && t.joined}
        {progress === 'failed' && t.joinFailed}
      </p>
    </div>
  );
}
