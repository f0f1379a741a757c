import { inLanguage, type Locale, type OrderStatus } from '@haat/contracts';
import type { Config } from '../../../platform/config.ts';
import { button, layout, paragraph } from '../../../platform/mail/layout.ts';
import { nameInMail } from '../../../platform/mail/name-in-mail.ts';
import type { MailContent } from '../../../platform/mail/mail-words.ts';
import type { OutgoingMail } from '../../../platform/mail/mail.ts';
import type { MovedOrder } from '../status/move-order.ts';

interface Change {
  order: Pick<MovedOrder, 'id' | 'name' | 'email' | 'copyTo' | 'locale'>;
  orderNumber: string;
  status: OrderStatus;
  /** The order lapsed because the shop did not confirm it in time; the mail says so. */
  hasLapsed?: boolean;
}

interface Words {
  subject: string;
  text: string;
}

const words: Record<Locale, Record<OrderStatus, Words>> = {
  en: {
    pending: { subject: 'received', text: 'We have your order.' },
    confirmed: { subject: 'confirmed', text: 'We have confirmed your order and will pack it soon.' },
    packed: { subject: 'packed', text: 'Your order is packed and waits for the courier.' },
    shipped: { subject: 'on its way', text: 'Your order is on its way. Please keep the amount ready in cash.' },
    delivered: { subject: 'delivered', text: 'Your order has been delivered. We hope you like it.' },
    cancelled: { subject: 'cancelled', text: 'Your order has been cancelled. There is nothing to pay.' },
    returned: { subject: 'returned', text: 'We have your returned order.' },
  },
  bn: {
    pending: { subject: 'পেয়েছি', text: 'আপনার অর্ডারটি পেয়েছি।' },
    confirmed: { subject: 'নিশ্চিত হয়েছে', text: 'আপনার অর্ডারটি নিশ্চিত করা হয়েছে, শিগগিরই প্যাক করা হবে।' },
    packed: { subject: 'প্যাক হয়েছে', text: 'আপনার অর্ডারটি প্যাক করা হয়েছে, কুরিয়ারের অপেক্ষায় আছে।' },
    shipped: { subject: 'রওনা হয়েছে', text: 'আপনার অর্ডারটি রওনা হয়েছে। টাকাটা নগদে প্রস্তুত রাখুন।' },
    delivered: { subject: 'পৌঁছে গেছে', text: 'আপনার অর্ডারটি পৌঁছে দেওয়া হয়েছে। আশা করি ভালো লাগবে।' },
    cancelled: { subject: 'বাতিল হয়েছে', text: 'আপনার অর্ডারটি বাতিল করা হয়েছে। কিছু পরিশোধ করতে হবে না।' },
    returned: { subject: 'ফেরত এসেছে', text: 'আপনার ফেরত পাঠানো অর্ডারটি আমরা পেয়েছি।' },
  },
};

const lapsedText = {
  en: 'We could not reach you to confirm your order, so it has been cancelled. There is nothing to pay. You are welcome to order again.',
  bn: 'অর্ডারটি নিশ্চিত করতে আপনার সঙ্গে যোগাযোগ করা যায়নি, তাই এটি বাতিল হয়েছে। কিছু পরিশোধ করতে হবে না। আবার অর্ডার করতে পারেন।',
} as const;

/** The mails about a status change, to the shopper and to the address that receives copies. */
export function orderStatusMails(change: Change, config: Pick<Config, 'PUBLIC_URL'>): OutgoingMail[] {
  const { order, status } = change;
  const content = statusMailContent(change, config);
  const mail = { kind: `order-${status}`, locale: order.locale, content, orderId: order.id };
  return [order.email, order.copyTo].flatMap((to) => (to === null ? [] : [{ ...mail, to }]));
}

function statusMailContent(change: Change, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): MailContent {
  const { order, orderNumber, status, hasLapsed = false } = change;
  const { locale } = order;
  const { subject, text } = words[locale][status];
  const title = locale === 'bn' ? `অর্ডার ${orderNumber} ${subject}` : `Your order ${orderNumber} is ${subject}`;
  const name = nameInMail(order.name);
  const greeting = locale === 'bn' ? `প্রিয় ${name},` : `Dear ${name},`;
  const label = locale === 'bn' ? 'অর্ডার দেখুন' : 'See your order';
  return layout({
    locale,
    subject: title,
    heading: title,
    blocks: [
      paragraph(greeting),
      paragraph(hasLapsed ? lapsedText[locale] : text),
      button({ label, url: new URL(inLanguage(`/order_list_view/${orderNumber}`, locale), PUBLIC_URL).href }),
    ],
  });
}
