import type { ShopDocument } from '../document.ts';

export const messages = {
  title: 'Privacy Policy',
  description: 'What Haat keeps about you, why, who sees it, and how to change or delete it.',
  intro: 'We keep what is needed to bring you what you ordered, and no more. This page says what that is.',
  sections: {
    'what-we-keep': {
      heading: 'What we keep',
      paragraphs: ['Only what you give us:'],
      list: [
        'account: name, e-mail address, and your password in a form that cannot be read back;',
        'profile, if you fill it in: phone, address, city, country, photo;',
        'cart and favourites, while you are logged in, so that you find them on your other devices;',
        'orders: what you bought, name, phone, delivery address, notes, and the status with its times;',
        'reviews: stars, words, your name and photo. Everybody can read them;',
        'applications to sell: name, phone, e-mail, business or service, location;',
        'the mailing list: the e-mail address you entered.',
      ],
    },
    why: {
      heading: 'What we use it for',
      paragraphs: [
        'To deliver your orders, answer you, send codes and confirmations by e-mail, and stop misuse. If you joined the mailing list, we write to you about new makers and prices.',
        'We do not sell your details, and we show no advertising of others.',
      ],
    },
    'on-your-device': {
      heading: 'What stays on your device',
      paragraphs: [
        'Your cart, your favourites, what you typed into a form you did not send, your language, pages you have seen, for when there is no network, and your login, which ends after 7 days. Logging out clears your cart, favourites and what you typed; you can clear everything in your browser.',
        'Our pages load nothing from other sites, and nobody follows you from here to elsewhere.',
      ],
    },
    'who-sees-it': {
      heading: 'Who else sees it',
      paragraphs: [
        'The courier gets your name, phone number and address, and the amount to collect. The seller learns what to pack. Authorities get what the law obliges us to give.',
        'The chat opens in a messenger outside this site. What you write there is under that messenger’s own rules.',
      ],
    },
    safety: {
      heading: 'How it is kept safe',
      paragraphs: [
        'Passwords and e-mail codes are never stored as they are. A code works once, for 10 minutes. Changing your password logs out all your other devices.',
        'We never ask for your password or a code by phone, e-mail or chat.',
      ],
    },
    'your-choice': {
      heading: 'Your choice',
      paragraphs: [
        'In your profile you can see and change your details, download a copy of what we keep, and delete your account. Orders then stay in our books without your name, phone, e-mail and address, and reviews without your name.',
        'To leave the mailing list, or for a copy or the deletion of an application to sell, write to us from the address you used here.',
      ],
      link: { to: '/user/profile', label: 'Go to your profile' },
    },
    contact: {
      heading: 'Questions',
      paragraphs: ['{email}, or by letter: {address}.'],
    },
  },
} satisfies ShopDocument;

export type PrivacyPolicyMessages = typeof messages;
