import type { ShopSettings } from './content/settings.ts';

/** The shop's name, as invoices and search engines show it. */
export const shopName = 'Haat';

/** The target of the app link: there is no app yet. */
export const appDownloadPath = '/coming_soon/app';

/** The default settings, until the owner has set them. */
export const usualSettings: ShopSettings = {
  phone: '+880 1700-000000',
  email: 'support@haat.example',
  address: 'Road 11, Banani, Dhaka 1213',
  address_bn: 'রোড ১১, বনানী, ঢাকা ১২১৩',
  chat_url: 'https://m.me/haat.example',
  facebook_url: 'https://www.facebook.com/haat.example',
  instagram_url: 'https://www.instagram.com/haat.example',
  youtube_url: 'https://www.youtube.com/@haat.example',
  processing_days: '1 to 2 business days',
  processing_days_bn: '১ থেকে ২ কর্মদিবস',
  governing_law: "the laws of the People's Republic of Bangladesh",
  governing_law_bn: 'গণপ্রজাতন্ত্রী বাংলাদেশের আইন',
  welcome: 'Welcome to Haat',
  welcome_bn: 'হাটে স্বাগতম',
  welcome_note: 'Delivery all over Bangladesh',
  welcome_note_bn: 'সারা বাংলাদেশে ডেলিভারি',
};

/** A phone number for a `tel:` link, without formatting characters. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
