import type { Fault } from './fault.ts';
import { answerLost } from './faults/answer-lost.ts';
import { cancelledManyTimes } from './faults/cancelled-many-times.ts';
import { changesSeenByBoth } from './faults/changes-seen-by-both.ts';
import { clocksThatAreWrong } from './faults/clocks-that-are-wrong.ts';
import { couponWantedByMany } from './faults/coupon-wanted-by-many.ts';
import { couponsThatDoNotApply } from './faults/coupons-that-do-not-apply.ts';
import { crossingCarts } from './faults/crossing-carts.ts';
import { databaseKilled, databaseStoppedAtOnce } from './faults/database-goes.ts';
import { databaseStandsStill, databaseUnreachable } from './faults/database-hangs.ts';
import { endlessBodies, pixelBombs } from './faults/heavy-bodies.ts';
import { hostileQuantities } from './faults/hostile-quantities.ts';
import { idleSockets } from './faults/idle-sockets.ts';
import { keyWithAnotherOrder } from './faults/key-with-another-order.ts';
import { lastUnitSeenByTwo } from './faults/last-unit-seen-by-two.ts';
import { limitsGone, limitsLocked } from './faults/limits-unavailable.ts';
import { mailServerMisbehaves, mailRefusedForGood } from './faults/mail-server-misbehaves.ts';
import { moreBuyersThanUnits } from './faults/more-buyers-than-units.ts';
import { noKey } from './faults/no-key.ts';
import { oddPrices } from './faults/odd-prices.ts';
import { oneBadMail } from './faults/one-bad-mail.ts';
import { oneClickManyRequests } from './faults/one-click-many-requests.ts';
import { priceMovesMeanwhile } from './faults/price-moves-meanwhile.ts';
import { reviewedAgain } from './faults/reviewed-again.ts';
import { serverKilled } from './faults/server-killed.ts';
import { serverToldToStop } from './faults/server-told-to-stop.ts';
import { toldToStopInSilence, toldToStopWithoutDatabase } from './faults/told-to-stop-without-database.ts';
import { slowSenders } from './faults/slow-senders.ts';
import { slowReaders } from './faults/slow-readers.ts';
import { stalledUploads } from './faults/stalled-uploads.ts';
import { staticSpellings } from './faults/static-spellings.ts';
import { stormOfLogins } from './faults/storm-of-logins.ts';
import { tamperedFigures } from './faults/tampered-figures.ts';
import { thingsThatAreNotThere } from './faults/things-that-are-not-there.ts';
import { tooFewConnections } from './faults/too-few-connections.ts';
import { tooManyOrdersOfOne } from './faults/too-many-orders-of-one.ts';
import { twoLinesOneStock } from './faults/two-lines-one-stock.ts';
import { twoTabs } from './faults/two-tabs.ts';
import { unpagedFilters } from './faults/unpaged-filters.ts';
import { workerKilledWhileSending } from './faults/worker-killed-while-sending.ts';

/** Every fault, in the order in which they run. */
export const faults: readonly Fault[] = [
  moreBuyersThanUnits,
  lastUnitSeenByTwo,
  oneClickManyRequests,
  keyWithAnotherOrder,
  noKey,
  twoTabs,
  crossingCarts,
  twoLinesOneStock,
  couponWantedByMany,
  couponsThatDoNotApply,
  tamperedFigures,
  hostileQuantities,
  oddPrices,
  priceMovesMeanwhile,
  thingsThatAreNotThere,
  tooManyOrdersOfOne,
  cancelledManyTimes,
  reviewedAgain,
  serverKilled,
  serverToldToStop,
  toldToStopWithoutDatabase,
  toldToStopInSilence,
  databaseKilled,
  databaseStoppedAtOnce,
  databaseStandsStill,
  databaseUnreachable,
  tooFewConnections,
  mailServerMisbehaves,
  mailRefusedForGood,
  workerKilledWhileSending,
  oneBadMail,
  clocksThatAreWrong,
  limitsGone,
  limitsLocked,
  slowSenders,
  idleSockets,
  endlessBodies,
  pixelBombs,
  stormOfLogins,
  answerLost,
  changesSeenByBoth,
  staticSpellings,
  unpagedFilters,
  stalledUploads,
  slowReaders,
];
