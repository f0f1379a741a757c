export { ChangeStreams } from './change-streams.ts';
export { createOrderTeller } from './tell-orders.ts';
