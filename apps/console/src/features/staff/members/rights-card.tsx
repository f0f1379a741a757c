import { adminShopperBlock } from '@haat/contracts/accounts/admin-shopper-endpoints';
import { adminProductChange, adminProductStock } from '@haat/contracts/catalogue/admin-endpoints';
import { adminSynonymChange } from '@haat/contracts/catalogue/admin-synonym-endpoints';
import { adminCategoryChange } from '@haat/contracts/catalogue/admin-shelf-endpoints';
import { adminBannerChange } from '@haat/contracts/content/slide-endpoints';
import { adminCouponChange } from '@haat/contracts/checkout/admin-coupon-endpoints';
import { adminZoneChange } from '@haat/contracts/checkout/admin-zone-endpoints';
import { adminOrderMove } from '@haat/contracts/orders/admin-endpoints';
import { adminReviewDecide } from '@haat/contracts/reviews/admin-endpoints';
import { adminApplicationApprove } from '@haat/contracts/sellers/admin-endpoints';
import { adminSettlementCreate, adminSettlementExplain } from '@haat/contracts/sheets/settlement-endpoints';
import { adminStaffInvite } from '@haat/contracts/staff/members-endpoints';
import { includesRole, staffRoles } from '@haat/contracts/staff/roles';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CheckIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { staffMessages } from '../messages.ts';

/** Each kind of work with one of its endpoints, so that the table shows what the server enforces. */
const rights = [
  ['orders', adminOrderMove],
  ['stock', adminProductStock],
  ['products', adminProductChange],
  ['catalogue', adminCategoryChange],
  ['synonyms', adminSynonymChange],
  ['coupons', adminCouponChange],
  ['banners', adminBannerChange],
  ['reviews', adminReviewDecide],
  ['applications', adminApplicationApprove],
  ['cash', adminSettlementCreate],
  ['differences', adminSettlementExplain],
  ['setUp', adminZoneChange],
  ['shoppers', adminShopperBlock],
  ['staff', adminStaffInvite],
] as const;

const cell = 'border-b border-border px-2.5 py-2';
const roles = staffRoles.toReversed();

/** What each role may do. */
export function RightsCard() {
  const t = useMessages(staffMessages);
  return (
    <PanelCard title={t.rights} padded={false}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th className={`${cell} ps-4 text-start`}>
              <span className="sr-only">{t.right}</span>
            </th>
            {roles.map((role) => (
              <th key={role} className={`${cell} w-16 px-1! text-center md:w-24 text-xs font-medium text-ink-subtle`}>
                {t.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(([name, { access }]) => (
            <tr key={name} className="last:*:border-b-0">
              <th scope="row" className={`${cell} ps-4 text-start [font-weight:inherit]`}>
                {t.rightNames[name]}
              </th>
              {roles.map((role) => (
                <td key={role} className={`${cell} text-center`}>
                  {includesRole(role, access) ? (
                    <>
                      <Icon of={CheckIcon} size={18} className="inline text-success" />
                      <span className="sr-only">{t.yes}</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden="true" className="text-ink-subtle">
                        –
                      </span>
                      <span className="sr-only">{t.no}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PanelCard>
  );
}
