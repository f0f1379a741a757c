import type { Pool } from '@haat/db';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { Problem } from '../http/problem.ts';
import { mailboxPage, mailPage, type MailRow } from './mailbox-page.ts';

const mostShown = 100;
const querySchema = z.object({ to: z.string().trim().toLowerCase().max(254).optional() });
const pageSecurity =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Mounts the development mailbox: `/dev/mailbox` lists the newest 100 mails (`?to=` for one address) as a page, or as
 * `{ success, data }` where JSON is accepted; `/dev/mailbox/{id}` shows one. Absent in production and where mails really leave.
 */
export function serveMailbox(app: FastifyInstance, { config, pool }: { config: Config; pool: Pool }): void {
  if (config.NODE_ENV === 'production' || config.SMTP_URL) return;

  app.get('/dev/mailbox', async (request, reply) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new Problem('VALIDATION', 'Give one e-mail address as `to`.');
    const to = query.data.to || null;
    const mails = await readMails(pool, to);
    reply.header('cache-control', 'no-store').header('vary', 'Accept');
    if (request.headers.accept?.includes('application/json')) return { success: true, data: mails };
    return sendPage(reply, mailboxPage({ mails, to: to ?? '' }));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await readMail(pool, request.params.id);
    if (!mail) throw new Problem('NOT_FOUND', 'There is no such mail.');
    reply.header('cache-control', 'no-store');
    return sendPage(reply, mailPage(mail));
  });
}

const columns = 'id, recipient AS "to", subject, text, html, kind, status, created_at';

async function readMails(pool: Pool, to: string | null): Promise<MailRow[]> {
  const { rows } = await pool.query<MailRow>(
    `SELECT ${columns} FROM mails WHERE $1::text IS NULL OR recipient = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
    [to, mostShown],
  );
  return rows;
}

async function readMail(pool: Pool, id: string): Promise<MailRow | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { rows } = await pool.query<MailRow>(`SELECT ${columns} FROM mails WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', pageSecurity).send(html);
}
