const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const messages = {
  packed: (count: string, taka: string) => `${count} packed, ${taka} to collect, by zone`,
  courierAt: (time: string) => `The courier comes at ${time}`,
  noCourier: 'No courier comes today',
  firstShown: (count: string) => `The first ${count} are shown; the rest follow when these are handed over.`,
  scan: 'Scan or type a number to tick it',
  ticked: (number: string, count: string, all: string) => `${number} is ticked: ${count} of ${all}.`,
  tickedAlready: (number: string) => `${number} is ticked already.`,
  severalLike: (typed: string) => `Several numbers are like “${typed}”. Type more of it.`,
  notHere: (typed: string) => `No parcel “${typed}” in this list.`,
  to: 'To',
  parcel: 'Parcel',
  packing: 'Packing',
  packedAt: (time: string) => `packed ${time}`,
  selectZone: (zone: string) => `Select all of ${zone}`,
  ofZone: (count: number, text: string, taka: string) => `${text} ${plural(count, 'parcel', 'parcels')}, ${taka}`,
  chosen: (chosen: string, all: string) => `${chosen} of ${all} parcels`,
  courier: 'Courier’s name, if you like',
  handOver: (count: string) => `Hand over ${count}`,
  written: (count: number, text: string, sheet: string) =>
    `${text} ${plural(count, 'parcel is', 'parcels are')} on sheet ${sheet}.`,
  print: 'Print courier sheet',
  close: 'Close',
};

export type HandoverMessages = typeof messages;
