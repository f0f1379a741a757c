import type { Application } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { applicationMessages } from './messages.ts';

const gaps = { approved: '{shop}', asked: '{question}', declined: '{reason}' } as const;

export interface MailPreviewProps {
  application: Application;
  mail: keyof typeof gaps;
  /** Replaces what is still to be written. */
  value: string;
  /** Replaces the usual words of an approval. */
  words?: string | undefined;
}

/** The mail to the applicant, in the language of their form. */
export function MailPreview({ application, mail, value, words }: MailPreviewProps) {
  const t = useMessages(applicationMessages);
  const { subject, text } = application.mails[mail];
  const shown =
    words === undefined
      ? text.replaceAll(gaps[mail], () => value || '…')
      : text.replace(application.mails.approved.words, () => words || '…');
  return (
    <div lang={application.locale} className="rounded-md border border-border bg-page p-4 text-sm">
      <p className="border-b border-dashed border-border-strong pb-2.5">
        <b className="font-semibold">{subject}</b>
        <span className="block wrap-anywhere text-ink-subtle">{t.to(application.email)}</span>
      </p>
      <p className="mt-2.5 break-words whitespace-pre-line">{shown}</p>
    </div>
  );
}
