import type { Inputs, World } from './world.ts';

import { usualSettings } from '@haat/contracts/shop-settings';

type SetUpEndpoint =
  | 'adminSettings'
  | 'adminSettingsChange'
  | 'adminZoneList'
  | 'adminZoneCreate'
  | 'adminZoneChange'
  | 'adminZoneOrder';

/** Valid calls of what the shop is set up with. */
export function setUpInputs({ zoneId, zoneIds }: World): Pick<Inputs, SetUpEndpoint> {
  const zone = { name: 'Hill Districts', name_bn: 'পার্বত্য জেলা', delivery_charge: 180, is_active: true };
  return {
    adminSettings: {},
    adminSettingsChange: { body: { ...usualSettings, phone: '+880 1711-000111', version: 0 } },
    adminZoneList: {},
    adminZoneCreate: { body: zone },
    adminZoneChange: { params: { id: zoneId }, body: { ...zone, version: 1 } },
    adminZoneOrder: { body: { ids: zoneIds } },
  };
}
