import nodemailer from 'nodemailer';

interface Letter {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** A connection to a mail server. */
export interface Transport {
  /** Sends one mail to the server; rejects unless the server accepted it. */
  send(letter: Letter): Promise<void>;
  /** Connects and logs in without sending anything; rejects if that fails. */
  verify(): Promise<void>;
}

/** A transport to `url` (smtp:// or smtps://, with its name and password), sending as `from`. */
export function createTransport({ url, from }: { url: string; from: string }): Transport {
  const mailer = nodemailer.createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    // The content of a mail comes only from the database, never from a file or URL that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async send({ id, recipient, subject, text, html }) {
      await mailer.sendMail({
        from,
        // As an object it stays a single address; a string with a comma would become two.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    async verify() {
      await mailer.verify();
    },
  };
}

/** Whether the server rejected this particular mail or its recipient, so that a retry is useless. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isAboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutTheMail && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
