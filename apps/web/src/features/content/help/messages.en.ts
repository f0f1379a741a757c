import type { HelpText } from './help-text.ts';

export const messages = {
  title: 'Help & Support',
  description:
    'Help with orders, delivery, returns, refunds, payment and your account at Haat: by chat, e-mail and phone.',
  lead: 'Ask a person. We answer in Bangla and English.',
  liveChat: { heading: 'Live Chat', note: 'Opens in a new tab', action: 'Start a chat' },
  email: { heading: 'E-mail', action: 'Write to us' },
  phone: { heading: 'Phone', action: 'Call now' },
  topics: {
    'order-and-shipping': {
      heading: 'Order and shipping',
      questions: {
        time: {
          question: 'How long does delivery take?',
          answer: [
            'Home delivery is free and takes 24 hours in our first delivery area, Dhaka City.',
            'Elsewhere in Bangladesh an order is processed within {processing_days}, then the courier brings it. You choose the delivery area in the cart and see its charge before you order.',
          ],
        },
        where: {
          question: 'Where is my order now?',
          answer: ['Open My Order and press View: each step is shown with its time.'],
          link: { to: '/my_order_list', label: 'My Order' },
        },
        address: {
          question: 'Can I change the address?',
          answer: [
            'While the order is pending, cancel it and order again with the right address, or call {phone} and tell us the order number.',
          ],
        },
        call: {
          question: 'Who calls me before delivery?',
          answer: ['The courier, on the phone number you gave with the order. Please keep that phone switched on.'],
        },
      },
    },
    'returns-and-refunds': {
      heading: 'Returns and refunds',
      questions: {
        how: {
          question: 'How do I return something?',
          answer: [
            'Within 14 days of delivery, write to {email} or call {phone} with the order number. Keep the goods unused, with their packaging.',
          ],
          link: { to: '/return_policy', label: 'Read the return policy' },
        },
        money: {
          question: 'When do I get my money back?',
          answer: ['Within 14 business days of the goods reaching us.'],
        },
        shipping: {
          question: 'Who pays the return shipping?',
          answer: ['You do, unless the error is ours or the item is defective.'],
        },
      },
    },
    'payments-and-billing': {
      heading: 'Payments and billing',
      questions: {
        ways: {
          question: 'Which payments do you take?',
          answer: [
            'Cash on delivery: you pay the courier when the goods are in your hands. Nobody from Haat asks for money before that.',
          ],
        },
        invoice: {
          question: 'Where is my invoice?',
          answer: ['Open My Order, press View, then Print Invoice.'],
          link: { to: '/my_order_list', label: 'My Order' },
        },
        coupon: {
          question: 'How do I use a coupon?',
          answer: ['Copy the code, then enter it on the page Confirm Your Order. The total changes before you order.'],
          link: { to: '/voucher_product', label: 'See the coupons' },
        },
      },
    },
    'account-and-orders': {
      heading: 'Account and orders',
      questions: {
        password: {
          question: 'I forgot my password',
          answer: [
            'Enter your e-mail address and we send you a code of 6 digits. It is good for 10 minutes. With it you set a new password.',
          ],
          link: { to: '/user/forget_password', label: 'Set a new password' },
        },
        email: {
          question: 'How do I change my e-mail?',
          answer: [
            'The e-mail address of an account stays as it is, because your orders are kept under it. To use another address, register a new account with it.',
          ],
        },
        cancel: {
          question: 'How do I cancel an order?',
          answer: ['While its status is pending: open My Order, press View, then cancel. Later, please call us.'],
          link: { to: '/my_order_list', label: 'My Order' },
        },
        details: {
          question: 'How do I change my name, phone or address?',
          answer: ['In your profile. Orders already placed keep the address they were placed with.'],
          link: { to: '/user/profile', label: 'Your profile' },
        },
      },
    },
    'technical-support': {
      heading: 'Technical support',
      questions: {
        loading: {
          question: 'The page does not load',
          answer: [
            'Check that the phone is online, then reload the page. What you put in the cart is kept on your device and is not lost.',
          ],
        },
        code: {
          question: 'The code or confirmation did not arrive',
          answer: ['Look in the spam folder first. Then check the address for typing errors and ask for a new code.'],
        },
        report: {
          question: 'How do I report a problem?',
          answer: [
            'Write to {email}: which page, what you pressed, what you saw. A screenshot helps most. Never send us your password or a code.',
          ],
        },
      },
    },
  },
} satisfies HelpText;

export type HelpMessages = typeof messages;
