/** What owners adapt to their own shop: contacts, links and the placeholders of the terms. */
export const shopSettings = {
  name: 'Haat',
  phone: '+880 1700-000000',
  email: 'support@haat.example',
  address: { en: 'Road 11, Banani, Dhaka 1213', bn: 'রোড ১১, বনানী, ঢাকা ১২১৩' },
  messengerUrl: 'https://m.me/haat.example',
  socialLinks: {
    facebook: 'https://www.facebook.com/haat.example',
    instagram: 'https://www.instagram.com/haat.example',
    youtube: 'https://www.youtube.com/@haat.example',
  },
  appDownloadPath: '/coming_soon/app',
  processingDays: { en: '1 to 2 business days', bn: '১ থেকে ২ কর্মদিবস' },
  governingLaw: { en: "the laws of the People's Republic of Bangladesh", bn: 'গণপ্রজাতন্ত্রী বাংলাদেশের আইন' },
} as const;
