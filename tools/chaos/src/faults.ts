import type { Fault } from './fault.ts';
import { answerLost } from './faults/failures/answer-lost.ts';
import { cancelledManyTimes } from './faults/orders/cancelled-many-times.ts';
import { changesSeenByBoth } from './faults/failures/changes-seen-by-both.ts';
import { clocksThatAreWrong } from './faults/failures/clocks-that-are-wrong.ts';
import { couponWantedByMany } from './faults/orders/coupon-wanted-by-many.ts';
import { couponsThatDoNotApply } from './faults/orders/coupons-that-do-not-apply.ts';
import { crossingCarts } from './faults/orders/crossing-carts.ts';
import { databaseKilled, databaseStoppedAtOnce } from './faults/failures/database-goes.ts';
import { databaseStandsStill, databaseUnreachable } from './faults/failures/database-hangs.ts';
import { endlessBodies, pixelBombs } from './faults/overload/heavy-bodies.ts';
import { hostileQuantities } from './faults/orders/hostile-quantities.ts';
import { idleSockets } from './faults/overload/idle-sockets.ts';
import { importKilled } from './faults/failures/import-killed.ts';
import { keyWithAnotherOrder } from './faults/orders/key-with-another-order.ts';
import { lastUnitSeenByTwo } from './faults/orders/last-unit-seen-by-two.ts';
import { limitsGone, limitsLocked } from './faults/failures/limits-unavailable.ts';
import { mailServerMisbehaves, mailRefusedForGood } from './faults/failures/mail-server-misbehaves.ts';
import { moreBuyersThanUnits } from './faults/orders/more-buyers-than-units.ts';
import { noKey } from './faults/orders/no-key.ts';
import { oddPrices } from './faults/orders/odd-prices.ts';
import { oneBadMail } from './faults/failures/one-bad-mail.ts';
import { oneClickManyRequests } from './faults/orders/one-click-many-requests.ts';
import { priceMovesMeanwhile } from './faults/orders/price-moves-meanwhile.ts';
import { reviewedAgain } from './faults/orders/reviewed-again.ts';
import { serverKilled } from './faults/failures/server-killed.ts';
import { serverKilledDuringSale } from './faults/failures/server-killed-during-sale.ts';
import { serverToldToStop } from './faults/failures/server-told-to-stop.ts';
import { toldToStopInSilence, toldToStopWithoutDatabase } from './faults/failures/told-to-stop-without-database.ts';
import { slowSenders } from './faults/overload/slow-senders.ts';
import { slowReaders } from './faults/overload/slow-readers.ts';
import { stalledUploads } from './faults/overload/stalled-uploads.ts';
import { standbyLagsAndGoes } from './faults/failures/standby-lags-and-goes.ts';
import { staticSpellings } from './faults/overload/static-spellings.ts';
import { stormOfLogins } from './faults/overload/storm-of-logins.ts';
import { tamperedFigures } from './faults/orders/tampered-figures.ts';
import { thingsThatAreNotThere } from './faults/orders/things-that-are-not-there.ts';
import { tooFewConnections } from './faults/failures/too-few-connections.ts';
import { tooManyOrdersOfOne } from './faults/orders/too-many-orders-of-one.ts';
import { twoLinesOneStock } from './faults/orders/two-lines-one-stock.ts';
import { twoOperatorsOneOrder } from './faults/orders/two-operators-one-order.ts';
import { twoTabs } from './faults/orders/two-tabs.ts';
import { unpagedFilters } from './faults/overload/unpaged-filters.ts';
import { workerKilledWhileSending } from './faults/failures/worker-killed-while-sending.ts';

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
  twoOperatorsOneOrder,
  serverKilled,
  serverKilledDuringSale,
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
  importKilled,
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
  standbyLagsAndGoes,
  staticSpellings,
  unpagedFilters,
  stalledUploads,
  slowReaders,
];
