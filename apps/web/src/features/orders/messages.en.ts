export const messages = {
  myOrder: 'My Order',
  hello: (name: string) => `Hello, ${name}`,
  recentOrder: 'Recent order',
  order: 'Order',
  date: 'Date',
  status: 'Status',
  total: 'Total',
  invoice: 'Invoice',
  view: 'View',
  viewOrder: (number: string) => `View order ${number}`,
  noOrders: 'No orders yet',
  noOrdersText: 'What you order stands here, with what happens to it.',
  backToShop: 'Back to shop',
  statuses: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    packed: 'Packed',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
  },
};

export type OrdersMessages = typeof messages;
