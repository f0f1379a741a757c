import type { Parcel } from '@haat/contracts';

/** The parcels of one zone. */
export interface ParcelGroup {
  zone: string;
  zone_bn: string;
  parcels: readonly Parcel[];
  /** What they bring in, in Taka. */
  taka: number;
}

/** The parcels by zone, in the order in which the zones come. */
export function byZone(parcels: readonly Parcel[]): ParcelGroup[] {
  return [...Map.groupBy(parcels, ({ zone }) => zone)].map(([zone, ofZone]) => ({
    zone,
    zone_bn: ofZone[0]?.zone_bn ?? zone,
    parcels: ofZone,
    taka: takaOf(ofZone),
  }));
}

/** What parcels bring in, in Taka. */
export function takaOf(parcels: readonly Pick<Parcel, 'total_amount'>[]): number {
  return parcels.reduce((sum, { total_amount: total }) => sum + Math.round(total * 100), 0) / 100;
}
