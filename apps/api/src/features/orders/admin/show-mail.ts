import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { wordsOf } from '../../../platform/mail/mail-words.ts';
import type { Services } from '../../../services.ts';

/**
 * A mail about an order, as text. Throws NOT_FOUND, also if it was deleted because of its age or with a person's
 * data.
 */
export async function showMail(
  { db, mailTemplates }: Pick<Services, 'db' | 'mailTemplates'>,
  { params }: Pick<HandlerInput<Endpoints['adminOrderMail']>, 'params'>,
): Promise<EndpointReply<Endpoints['adminOrderMail']>> {
  const mail = await db.mail.findFirst({
    where: { id: params.mail_id, order: { orderNumber: params.order_number, forgottenAt: null } },
  });
  const isKept = mail !== null && (mail.text !== null || mail.kind in mailTemplates);
  // The link in an address-confirmation mail lets its reader act for the shopper.
  if (!isKept || mail.kind === 'confirm-address') throw new Problem('NOT_FOUND', 'This mail is not kept.');
  const { subject, text } = await wordsOf(mail, mailTemplates);
  return { success: true, data: { subject, text } };
}
