interface CouponSummary {
  running: string;
  /** In 30 days; null if nothing. */
  givenAway: string | null;
  ordersTotal: string;
}

export const messages = {
  coupons: 'Coupons',
  summary: ({ running, givenAway, ordersTotal }: CouponSummary) =>
    givenAway === null
      ? `${running} running; nothing given away in 30 days`
      : `${running} running; ${givenAway} given away in 30 days on ${ordersTotal} of orders`,
  byState: 'Coupons by state',
  views: { running: 'Running', planned: 'Planned', ended: 'Ended', all: 'All' },
  newCoupon: 'New coupon',
  noneIn: {
    running: 'No coupon is running',
    planned: 'No coupon is planned',
    ended: 'No coupon has ended, was used up or switched off',
    all: 'There are no coupons yet',
  },
  noneText: 'A coupon takes an amount off an order.',
  code: 'Code',
  takesOff: 'Takes off',
  from: 'Orders from',
  when: 'When',
  used: 'Used',
  eachShopper: 'Each shopper',
  shown: 'Shown in the shop',
  byWord: 'Not listed in the shop',
  always: 'Always',
  since: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  states: { running: 'Running', planned: 'Planned', ended: 'Ended', used_up: 'Used up', off: 'Switched off' },
  noLimit: (used: string) => `${used}, no limit`,
  of: (used: string, limit: string) => `${used} of ${limit}`,
  times: (count: number, text: string) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${text} times`),
  unlimited: 'no limit',

  codeHelp: 'Capital letters and figures. It cannot be changed later.',
  codeTaken: 'There is a coupon with this code already.',
  starts: 'Starts',
  ends: 'Ends',
  emptyAlways: 'Leave empty for no limit',
  atMost: 'At most, in all',
  emptyNoLimit: 'Empty: no limit',
  costs: (most: string, uses: string) => `At most ${most} if all ${uses} are used.`,
  isPublic: 'Shown in the shop',
  isActive: 'Active',
  says: (off: string, from: string) => `${off} off orders from ${from}`,
  usedNote: 'Orders keep the discount they were placed with. Existing uses still count.',
  belowUses: 'It was used more often already. Enter the number of its uses to stop it, or more.',
  usedUp: 'It was used this often: nobody can use it any more.',
  saved: (code: string) => `${code} is saved.`,
  created: (code: string) => `${code} can be used.`,
};

export type CouponMessages = typeof messages;
