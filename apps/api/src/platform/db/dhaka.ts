import { Prisma } from '@haat/db';

/** Today's date in Dhaka, as SQL: days of the shop begin at midnight there, while connections count in UTC. */
export const todayInDhaka = Prisma.sql`(now() AT TIME ZONE 'Asia/Dhaka')::date`;
