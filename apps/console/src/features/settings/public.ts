export { courierToday } from './courier-today.ts';
export { useReminders, useShopSettings } from './settings-queries.ts';
