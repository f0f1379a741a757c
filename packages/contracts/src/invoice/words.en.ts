import { inWords } from './number-words.en.ts';
import { takaInWords } from './taka-in-words.ts';

/** The labels of invoices and order details. */
export const words = {
  date: 'Date',
  status: 'Status',
  total: 'Total',
  invoice: 'Invoice',
  statuses: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    packed: 'Packed',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
  },
  product: 'Product',
  price: 'Price',
  qty: 'Qty',
  subtotal: 'Subtotal',
  deliveryCharge: 'Delivery charge',
  /** Shown instead of a charge of 0. */
  free: 'Free',
  coupon: 'Coupon',
  billedTo: 'Billed to',
  detailsRemoved: 'Name and address have been removed.',
  details: 'Details',
  payment: 'Payment',
  cashOnDelivery: 'Cash on delivery',
  totalToPay: 'Total to pay',
  inWords: 'In words',
  takaInWords: (taka: number) => takaInWords(taka, { inWords, taka: 'Taka only', isCapital: true }),
  paymentNotes: {
    due: (total: string) => `Please pay the courier ${total} in cash. Returns within 7 days of delivery.`,
    paid: (total: string) => `${total} paid in cash on delivery. Returns within 7 days of delivery.`,
    void: (_total: string) => 'Nothing is to be paid for this order.',
  },
};

export type InvoiceWords = typeof words;
