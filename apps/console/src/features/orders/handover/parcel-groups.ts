import type { Parcel } from '@haat/contracts';
import { poishaFromTaka } from '@haat/contracts/shared/poisha';

/** The parcels of one zone. */
export interface ParcelGroup {
  zone: string;
  zone_bn: string;
  parcels: readonly Parcel[];
  /** The cash to collect for them, in Taka. */
  taka: number;
}

/** Groups the parcels by zone, keeping the order of the zones. */
export function byZone(parcels: readonly Parcel[]): ParcelGroup[] {
  return [...Map.groupBy(parcels, ({ zone }) => zone)].map(([zone, ofZone]) => ({
    zone,
    zone_bn: ofZone[0]?.zone_bn ?? zone,
    parcels: ofZone,
    taka: takaOf(ofZone),
  }));
}

/** The cash to collect for parcels, in Taka. */
export function takaOf(parcels: readonly Pick<Parcel, 'total_amount'>[]): number {
  return parcels.reduce((sum, { total_amount: total }) => sum + poishaFromTaka(total), 0) / 100;
}
