import type { Endpoints, SellerKind } from '@haat/contracts';
import { type Transaction, withTransaction } from '../../platform/db/transaction.ts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { readableCode } from '../../platform/secrets/readable-code.ts';
import type { Services } from '../../services.ts';
import { acknowledgementMail, operatorRequestMail, type SellerRequestMailData } from './seller-request-mails.ts';

type Body = HandlerInput<Endpoints['sellerRequestStore']>['body'];

/** Stores an application to sell and mails both sides. Bots, which fill in the hidden field, get the same response as people. */
export async function storeSellerRequest(
  { db, mail, config, limits }: Pick<Services, 'db' | 'mail' | 'config' | 'limits'>,
  body: Body,
): Promise<{ success: true; data: { reference: string } }> {
  if (body.website) return { success: true, data: { reference: newReference() } };
  const locale = body.locale ?? 'en';
  // Anyone can type anyone's address, so mails per address are limited; the page shows the reference in any case.
  const isAcknowledged = await limits.allows('mailsUnasked', body.email);
  const reference = await withTransaction(db, async (tx) => {
    const request = await insertRequest(tx, body);
    const acknowledgement = acknowledgementMail({ ...request, locale });
    await mail.write(
      tx,
      ...(isAcknowledged ? [{ kind: 'seller-acknowledgement', to: body.email, locale, content: acknowledgement }] : []),
      { kind: 'operator-seller', to: config.OPERATOR_EMAIL, locale: 'en', content: operatorRequestMail(request) },
    );
    return request.reference;
  });
  return { success: true, data: { reference } };
}

async function insertRequest(tx: Transaction, body: Body): Promise<SellerRequestMailData> {
  const request = {
    sellerKind: kindOf(body),
    fullName: body.fullname,
    email: body.email,
    businessEmail: body.buisness_email || null,
    phone: body.phone,
    location: body.location,
    businessName: body.buisness_type || null,
    serviceType: body.service_type || null,
    locale: body.locale ?? 'en',
  };
  for (;;) {
    const reference = newReference();
    const { count } = await tx.sellerRequest.createMany({ data: [{ reference, ...request }], skipDuplicates: true });
    if (count === 1) return { reference, ...request };
  }
}

function kindOf({ seller_kind: kind, service_type: service }: Body): SellerKind {
  return kind ?? (service ? 'digital_service' : 'local');
}

/** `SR-8K2M4P`. */
function newReference(): string {
  return `SR-${readableCode(6)}`;
}
