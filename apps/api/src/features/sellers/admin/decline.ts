import type { Application, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { refusalMail } from '../answer-mails.ts';
import { decide } from './decide.ts';

/** Declines an application and mails the applicant the reason. */
export function declineApplication(
  services: Pick<Services, 'db' | 'config' | 'mail'>,
  {
    params: { reference },
    body: { reason },
    staff,
    request: { requestId },
  }: HandlerInput<Endpoints['adminApplicationDecline']>,
): Promise<{ success: true; data: Application }> {
  return decide(services, {
    reference,
    from: 'waiting',
    to: 'declined',
    by: { staff, action: 'adminApplicationDecline', requestId },
    async work(tx, application) {
      const { locale, email } = application;
      const content = refusalMail(application, reason);
      await services.mail.write(tx, { kind: 'seller-declined', to: email, locale, content });
      return { reason };
    },
  });
}

/** Reopens a declined application. */
export function reopenApplication(
  services: Pick<Services, 'db' | 'config'>,
  { params: { reference }, staff, request: { requestId } }: HandlerInput<Endpoints['adminApplicationReopen']>,
): Promise<{ success: true; data: Application }> {
  return decide(services, {
    reference,
    from: 'declined',
    to: 'waiting',
    by: { staff, action: 'adminApplicationReopen', requestId },
    work: async () => ({ reason: null, question: null, askedAt: null }),
  });
}
