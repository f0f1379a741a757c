export const messages = {
  zones: 'Delivery zones',
  zonesText: 'What a shopper pays for delivery. A change counts from the next order on.',
  addZone: 'Add zone',
  newZone: 'New zone',
  changeZone: 'Delivery zone',
  none: 'The shop delivers nowhere yet',
  noneText: 'Nobody can order before there is a zone. Add the first one.',
  askOwner: 'Owners of the shop change the zones.',
  zone: 'Zone',
  charge: 'Charge',
  orders: 'Orders, 30 days',
  returned: 'Returned',
  offered: 'Offered',
  on: 'Offered',
  off: 'Off',
  switchOff: 'Do not offer it',
  switchOn: 'Offer it',
  keeps:
    'Orders keep the charge they were placed with. Whoever is at the checkout sees a new charge before they order.',

  nameEnglish: 'Name in English',
  nameBangla: 'Name in Bangla',
  days: 'Arrives within, in days',
  daysHelp: 'Shoppers read the day on the product and at the checkout. Empty: no day is promised.',
  places: 'Places',
  placesHelp:
    'The checkout proposes this zone for them: Gazipur for a district, Dhaka/Savar for one upazila, * for everywhere else. Separated by commas.',
  chargeHelp: '0 for free delivery',
  was: (charge: string) => `Was ${charge}.`,
  moreAMonth: (charge: string, difference: string, orders: string) =>
    `Was ${charge}: about ${difference} more a month at ${orders} orders.`,
  lessAMonth: (charge: string, difference: string, orders: string) =>
    `Was ${charge}: about ${difference} less a month at ${orders} orders.`,
  isOffered: 'Offered to shoppers',
  isOfferedNote: 'A zone that is off keeps its orders; shoppers cannot choose it.',
  added: (name: string) => `Shoppers can choose ${name}.`,
  saved: (name: string) => `${name} is saved.`,
  savedOff: (name: string) => `${name} is saved and not offered.`,
  lastZone: 'Shoppers need one zone to order at all. Offer another one first.',
  full: 'There are 100 zones already. Change one that is off.',
};

export type ZoneMessages = typeof messages;
