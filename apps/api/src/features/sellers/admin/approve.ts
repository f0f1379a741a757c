import type { Application, Endpoints } from '@haat/contracts';
import { inLanguage } from '@haat/contracts/shared/locale';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { requireRoomForShop } from '../../catalogue/public.ts';
import { readSettings } from '../../content/public.ts';
import { approvalMail, approvalWords } from '../answer-mails.ts';
import { decide } from './decide.ts';

type Input = HandlerInput<Endpoints['adminApplicationApprove']>;

/** Approves an application: creates the shop, still without products and picture, and mails the applicant in the given words or the usual ones. */
export function approveApplication(
  services: Pick<Services, 'db' | 'config' | 'mail'>,
  { params: { reference }, body, staff, request: { requestId } }: Input,
): Promise<{ success: true; data: Application }> {
  const { mail, config } = services;
  const by = { staff, action: 'adminApplicationApprove', requestId } as const;
  return decide(services, {
    reference,
    from: 'waiting',
    to: 'approved',
    by,
    async work(tx, application) {
      await requireRoomForShop(tx);
      const { name, name_bn: nameBn, district, district_bn: districtBn } = body;
      const shop = await tx.shop.create({
        data: { name, nameBn, district, districtBn, photo: '', about: '' },
        select: { id: true },
      });
      await writeAudit(tx, {
        ...by,
        subject: { kind: 'shop', id: String(shop.id) },
        after: { name, name_bn: nameBn, district },
      });
      const { locale, email } = application;
      const path = inLanguage(`/shop/all_product/${shop.id}`, locale);
      const shopName = locale === 'bn' ? nameBn : name;
      const usual = async () => approvalWords(application, { shopName, contacts: await readSettings(tx) });
      const content = approvalMail(application, {
        text: body.words ?? (await usual()),
        shopUrl: new URL(path, config.PUBLIC_URL).href,
      });
      await mail.write(tx, { kind: 'seller-approved', to: email, locale, content });
      return { shopId: shop.id, reason: null };
    },
  });
}
