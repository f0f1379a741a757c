import { keepOrderMonths } from '@haat/db/order-months';
import { type Command, directUrl } from './command.ts';

/** How many months ahead have room before the command must be run again. */
const ahead = 12;

/** `shop order-months`: partitions orders by month, and makes room for the coming months. */
export const orderMonthsCommand: Command = {
  usage: 'order-months',
  about: 'split the orders of a very large shop by month; then once a month: new orders go into the new one',
  async run({ config, print }) {
    await keepOrderMonths({ connectionString: directUrl(config), ahead, onProgress: print });
    print('✓ Orders are split by month.');
  },
};
