import type { Application, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../content/public.ts';
import { questionMail } from '../answer-mails.ts';
import { stateOf, type StoredState } from './application-row-view.ts';
import type { LockedApplication } from './decide.ts';
import { readApplication } from './read-application.ts';

type Locked = LockedApplication & { state: StoredState; askedAt: Date | null };

/**
 * Mails a question to an applicant. Throws NOT_FOUND, or CHANGED_MEANWHILE if the application no longer waits or
 * somebody else has asked meanwhile. The audit log leaves out the question, which may concern a person.
 */
export async function askApplicant(
  services: Pick<Services, 'db' | 'config' | 'mail'>,
  input: HandlerInput<Endpoints['adminApplicationAsk']>,
): Promise<{ success: true; data: Application }> {
  const { reference } = input.params;
  const isAsked = await withTransaction(services.db, async (tx) => {
    const { body, staff, request } = input;
    const [application] = await tx.$queryRaw<Locked[]>`
      SELECT id, reference, email, full_name AS "fullName", locale, state, asked_at AS "askedAt" FROM seller_requests
       WHERE reference = ${reference} FOR UPDATE`;
    const seenAt = body.asked_at === null ? undefined : new Date(body.asked_at).getTime();
    if (application?.state !== 'waiting' || application.askedAt?.getTime() !== seenAt) return false;
    const { id, email, locale } = application;
    await tx.sellerRequest.update({ where: { id }, data: { question: body.question, askedAt: new Date() } });
    const content = questionMail(application, { question: body.question, contacts: await readSettings(tx) });
    await services.mail.write(tx, { kind: 'seller-asked', to: email, locale, content });
    const [subject, before] = [{ kind: 'application' as const, id: reference }, { state: stateOf(application) }];
    const by = { staff, action: 'adminApplicationAsk', requestId: request.requestId } as const;
    await writeAudit(tx, { ...by, subject, before, after: { state: 'asked' } });
    return true;
  });
  const data = await readApplication(services, reference);
  if (isAsked) return { success: true, data };
  throw new Problem('CHANGED_MEANWHILE', 'Somebody else has asked or decided meanwhile.', { data });
}
