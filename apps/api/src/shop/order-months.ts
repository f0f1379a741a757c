import { keepOrderMonths } from '@haat/db/order-months';
import { type Command, directUrl } from './command.ts';

/** Months that have room before somebody must run the command again. */
const ahead = 12;

/** `shop order-months`: splits orders by month, and keeps room for the coming ones. */
export const orderMonthsCommand: Command = {
  usage: 'order-months',
  about: 'split the orders of a very large shop by month; then once a month: new orders go into the new one',
  async run({ config, print }) {
    await keepOrderMonths({ connectionString: directUrl(config), ahead, onProgress: print });
    print('✓ Orders are split by month.');
  },
};
