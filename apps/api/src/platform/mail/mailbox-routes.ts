import type { Db, Prisma } from '@haat/db';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { Problem } from '../http/problem.ts';
import { mailboxPage, mailPage, type MailRow } from './mailbox-page.ts';
import { type MailTemplates, wordsOf } from './mail-words.ts';

const maxShown = 100;
const querySchema = z.object({ to: z.string().trim().toLowerCase().max(254).optional() });
const pageSecurity =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

interface Mailbox {
  db: Db;
  mailTemplates: MailTemplates;
}

/**
 * Mounts the development mailbox: `/dev/mailbox` lists the newest 100 mails (`?to=` for one address) as a page, or as
 * `{ success, data }` if JSON is accepted; `/dev/mailbox/{id}` shows one. Not mounted in production or if SMTP_URL is
 * set.
 */
export function serveMailbox(app: FastifyInstance, { config, ...mailbox }: Mailbox & { config: Config }): void {
  if (config.NODE_ENV === 'production' || config.SMTP_URL) return;

  app.get('/dev/mailbox', async (request, reply) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new Problem('VALIDATION', 'Give one e-mail address as `to`.');
    const to = query.data.to || null;
    const mails = await readMails(mailbox, to);
    reply.header('cache-control', 'no-store').header('vary', 'Accept');
    if (request.headers.accept?.includes('application/json')) return { success: true, data: mails };
    return sendPage(reply, mailboxPage({ mails, to: to ?? '' }));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await readMail(mailbox, request.params.id);
    if (!mail) throw new Problem('NOT_FOUND', 'There is no such mail.');
    reply.header('cache-control', 'no-store');
    return sendPage(reply, mailPage(mail));
  });
}

const select = {
  id: true,
  recipient: true,
  subject: true,
  text: true,
  html: true,
  secret: true,
  kind: true,
  status: true,
  createdAt: true,
  locale: true,
  orderId: true,
} as const satisfies Prisma.MailSelect;

type MailboxRow = Prisma.MailGetPayload<{ select: typeof select }>;

async function readMails({ db, mailTemplates }: Mailbox, to: string | null): Promise<MailRow[]> {
  const where = to === null ? {} : { recipient: to };
  const rows = await db.mail.findMany({ where, orderBy: { id: 'desc' }, take: maxShown, select });
  return Promise.all(rows.map((row) => withWords(row, mailTemplates)));
}

async function readMail({ db, mailTemplates }: Mailbox, id: string): Promise<MailRow | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const row = await db.mail.findUnique({ where: { id }, select });
  return row && withWords(row, mailTemplates);
}

/** A mail that waits to be sent has no text yet. */
async function withWords(row: MailboxRow, templates: MailTemplates): Promise<MailRow> {
  const { id, recipient: to, kind, status, createdAt } = row;
  return { id, to, ...(await wordsOf(row, templates)), kind, status, created_at: createdAt };
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', pageSecurity).send(html);
}
