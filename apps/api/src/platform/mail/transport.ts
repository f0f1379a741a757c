import type { Transporter } from 'nodemailer';

interface Letter {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The sender's name; empty for the one in `from`. */
  sender?: string;
}

/** A connection to a mail server. */
export interface Transport {
  /** Sends one mail to the server; rejects unless the server accepted it. */
  send(letter: Letter): Promise<void>;
  /** Connects and authenticates without sending anything; rejects if that fails. */
  verify(): Promise<void>;
}

/** A transport to `url` (smtp:// or smtps://, with user name and password), sending as `from`. */
export function createTransport({ url, from }: { url: string; from: string }): Transport {
  let mailer: Promise<Transporter> | undefined;
  // Loaded for the first mail, which saves memory in processes that send none.
  const openMailer = () => (mailer ??= createMailer(url));
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async send({ id, recipient, subject, text, html, sender = '' }) {
      await (
        await openMailer()
      ).sendMail({
        // As an object, so that a name cannot inject another address.
        from: sender === '' ? from : { name: sender, address },
        // As an object it is a single address; a string with a comma would become two.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    async verify() {
      await (await openMailer()).verify();
    },
  };
}

async function createMailer(url: string): Promise<Transporter> {
  const { createTransport: open } = await import('nodemailer');
  return open({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    // The content of a mail comes only from the database, never from a file or URL that it mentions.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the server rejected this particular mail or its recipient, so that a retry is useless. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isAboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutTheMail && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
