import nodemailer from 'nodemailer';

interface Letter {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** The way to a mail server. */
export interface Transport {
  /** Hands one mail to the server; rejects unless the server took it. */
  send(letter: Letter): Promise<void>;
  /** Connects and logs in, and sends nothing; rejects when that fails. */
  verify(): Promise<void>;
}

/** A transport to `url` (smtp:// or smtps://, with its name and password), sending as `from`. */
export function createTransport({ url, from }: { url: string; from: string }): Transport {
  const mailer = nodemailer.createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    // A mail's content comes from the database alone, never from a file or address it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async send({ id, recipient, subject, text, html }) {
      await mailer.sendMail({
        from,
        // As an object an address stays one address: a text with a comma would become two.
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

/** Whether the server refused this very mail or its recipient, so that trying again is no use. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isAboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutTheMail && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
