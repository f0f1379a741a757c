export const messages = {
  title: 'Delivery Policy',
  intro: 'We deliver to your home, all over Bangladesh. You see the charge before you order.',
  points: [
    'Home delivery is free and takes 24 hours in our first delivery area, Dhaka City.',
    'Elsewhere an order is processed within {processing_days}, then the courier brings it.',
    'The courier calls the phone number of the order before coming.',
    'Pay the courier in cash when the goods are in your hands.',
    'Something wrong or broken? Tell us, and we pay for the way back.',
  ],
  zones: 'Delivery areas and charges',
  zone: 'Delivery area',
  charge: 'Charge',
  days: 'Within',
  inDays: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  free: 'Free',
  loading: 'Loading the charges',
  failed: 'The charges could not be loaded. You also see them in the cart.',
  returnPolicy: 'Read the return policy',
};

export type DeliveryPolicyMessages = typeof messages;
