import type { Locale } from '@haat/contracts';
/** The content of a mail, as HTML and as plain text. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** A stored mail; its text is null until it is rendered. */
export interface StoredMail {
  kind: string;
  recipient: string;
  locale: Locale;
  orderId: bigint | null;
  /** Encrypted (`sealed-text.ts`); null if the mail has no secret, or no longer after it was sent. */
  secret: string | null;
  subject: string | null;
  html: string | null;
  text: string | null;
}

/** For each kind, the template that renders a mail from its data when it is needed. Rendering is deterministic. */
export type MailTemplates = Readonly<Record<string, (mail: StoredMail) => Promise<MailContent>>>;

/** The text of a mail: stored, or rendered by the template of its kind. Throws if the kind has no template. */
export async function wordsOf(mail: StoredMail, templates: MailTemplates): Promise<MailContent> {
  const { kind, subject, html, text } = mail;
  if (subject !== null && html !== null && text !== null) return { subject, html, text };
  const template = templates[kind];
  if (!template) throw new Error(`no template makes the words of ${kind}`);
  const words = await template(mail);
  return { ...words, subject: oneLine(words.subject) };
}

/** A line break in a subject would allow header injection. */
export function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
