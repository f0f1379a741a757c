export { ChangeStreams } from './change-streams.ts';
export { changesChannel } from './changed-kinds.ts';
export { createOrderTeller } from './tell-orders.ts';
