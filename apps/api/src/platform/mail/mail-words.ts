/** What a mail says, ready in both forms. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** A mail as it is stored; without words until they are made. */
export interface StoredMail {
  kind: string;
  locale: 'en' | 'bn';
  orderId: number | null;
  subject: string | null;
  html: string | null;
  text: string | null;
}

/** By kind, how the words of a mail are made from what it is about, when they are needed. Each time the same. */
export type MailTemplates = Readonly<Record<string, (mail: StoredMail) => Promise<MailContent>>>;

/** The words of a stored mail: its own, or made by the template of its kind. Throws for a kind that has none. */
export async function wordsOf(mail: StoredMail, templates: MailTemplates): Promise<MailContent> {
  const { kind, subject, html, text } = mail;
  if (subject !== null && html !== null && text !== null) return { subject, html, text };
  const template = templates[kind];
  if (!template) throw new Error(`no template makes the words of ${kind}`);
  const words = await template(mail);
  return { ...words, subject: oneLine(words.subject) };
}

/** A line break in a subject would begin a header of somebody else's choosing. */
export function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
