import type { AdminProduct, OrderStatus, OrderView, StaffRole } from '@haat/contracts';
import type { weekdays } from '@haat/contracts/content/reminders';

/** Words for contract values that several screens and the audit log show. */
export interface SharedWords {
  orderStatuses: Record<OrderStatus, string>;
  orderViews: Record<OrderView, string>;
  roles: Record<StaffRole, string>;
  conditions: Record<AdminProduct['condition'], string>;
  weekdays: Record<(typeof weekdays)[number], string>;
}

export const sharedWords: SharedWords = {
  orderStatuses: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    packed: 'Packed',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
  },
  orderViews: {
    confirm: 'To confirm',
    pack: 'To pack',
    handover: 'To hand over',
    way: 'On the way',
    returned: 'Returned',
    all: 'All',
    undelivered: 'Not delivered twice',
  },
  roles: {
    staff: 'Staff',
    operator: 'Operator',
    owner: 'Owner',
  },
  conditions: {
    new: 'New',
    popular: 'Popular',
    winter: 'Winter',
  },
  weekdays: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
  },
};
