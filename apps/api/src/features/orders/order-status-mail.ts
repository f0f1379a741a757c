import type { OrderStatus } from '@haat/contracts';
import type { Config } from '../../platform/config.ts';
import { button, layout, paragraph } from '../../platform/mail/layout.ts';
import type { OutgoingMail } from '../../platform/mail/mail.ts';

interface Change {
  order: { id: number; name: string; email: string; locale: 'en' | 'bn' };
  orderNumber: string;
  status: OrderStatus;
}

interface Words {
  subject: string;
  text: string;
}

const words: Record<'en' | 'bn', Record<OrderStatus, Words>> = {
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

/** Tells a shopper what has happened to their order. */
export function orderStatusMail(change: Change, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): OutgoingMail {
  const { order, orderNumber, status } = change;
  const { locale } = order;
  const { subject, text } = words[locale][status];
  const title = locale === 'bn' ? `অর্ডার ${orderNumber} ${subject}` : `Your order ${orderNumber} is ${subject}`;
  const greeting = locale === 'bn' ? `প্রিয় ${order.name},` : `Dear ${order.name},`;
  const label = locale === 'bn' ? 'অর্ডার দেখুন' : 'See your order';
  const content = layout({
    locale,
    subject: title,
    heading: title,
    blocks: [
      paragraph(greeting),
      paragraph(text),
      button({ label, url: new URL(`/order_list_view/${orderNumber}`, PUBLIC_URL).href }),
    ],
  });
  return { kind: `order-${status}`, to: order.email, locale, content, orderId: order.id };
}
