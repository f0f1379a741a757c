import type { Application } from '@haat/contracts';
import { Problem } from '../../../platform/http/problem.ts';
import type { MailContent } from '../../../platform/mail/mail-words.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../content/public.ts';
import { approvalMail, approvalWords, questionMail, refusalMail } from '../answer-mails.ts';
import { applicationRowView, stateOf } from './application-row-view.ts';

const maxOthers = 5;

/** One application with what is known about the applicant and the shop's name. Throws NOT_FOUND. */
export async function readApplication(
  { db, config }: Pick<Services, 'db' | 'config'>,
  reference: string,
): Promise<Application> {
  const found = await db.sellerRequest.findUnique({
    where: { reference },
    include: { shop: { select: { id: true, name: true, nameBn: true } }, staff: { select: { fullName: true } } },
  });
  if (!found) throw new Problem('NOT_FOUND', 'There is no application with this reference.');
  const { email, phone, locale, fullName } = found;
  const row = applicationRowView(found);
  const [others, namesakes, contacts] = await Promise.all([
    db.sellerRequest.findMany({
      where: { id: { not: found.id }, OR: [{ email }, { phone }] },
      orderBy: { id: 'desc' },
      take: maxOthers,
      select: { reference: true, state: true, askedAt: true },
    }),
    readNamesakes({ db }, row.name),
    readSettings(db),
  ]);
  const applicant = { reference, fullName, locale };
  const approval = approvalWords(applicant, { shopName: '{shop}', contacts });
  return {
    ...row,
    email,
    business_email: found.businessEmail,
    phone,
    locale,
    question: found.question,
    asked_at: found.askedAt?.toISOString() ?? null,
    decided_at: found.decidedAt?.toISOString() ?? null,
    decided_by: found.staff?.fullName ?? null,
    reason: found.reason,
    shop: found.shop && { id: found.shop.id, name: found.shop.name, name_bn: found.shop.nameBn },
    others: others.map((other) => ({ reference: other.reference, state: stateOf(other) })),
    namesakes,
    mails: {
      approved: { ...words(approvalMail(applicant, { text: approval, shopUrl: config.PUBLIC_URL })), words: approval },
      asked: words(questionMail(applicant, { question: '{question}', contacts })),
      declined: words(refusalMail(applicant, '{reason}')),
    },
  };
}

function words({ subject, text }: MailContent): Application['mails']['declined'] {
  return { subject, text };
}

/** Names are compared in both languages, ignoring case and surrounding spaces. */
function readNamesakes({ db }: Pick<Services, 'db'>, name: string): Promise<Application['namesakes']> {
  return db.$queryRaw<Application['namesakes']>`
    SELECT 'shop' AS kind, s.name, (SELECT count(*)::int FROM products p WHERE p.shop_id = s.id AND p.retired_at IS NULL) AS products
      FROM shops s WHERE lower(s.name) = lower(${name}) OR s.name_bn = ${name}
    UNION ALL
    SELECT 'brand', b.title, (SELECT count(*)::int FROM products p WHERE p.brand_id = b.id AND p.retired_at IS NULL)
      FROM brands b WHERE lower(b.title) = lower(${name}) OR b.title_bn = ${name}
    LIMIT ${maxOthers}`;
}
