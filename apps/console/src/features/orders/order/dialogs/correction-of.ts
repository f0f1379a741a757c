import { formatPhone } from '@haat/contracts/shared/format';
import type { AdminOrder } from '@haat/contracts';

/** The values in the fields of a correction. */
export interface Typed {
  name: string;
  phone: string;
  address: string;
}

/** The corrections, each with the value it replaces; null while nothing differs. */
export function correctionOf(order: Pick<AdminOrder, keyof Typed>, typed: Typed) {
  const isSame = (name: keyof Typed) =>
    typed[name].trim() === (name === 'phone' ? formatPhone(order.phone, 'en') : order[name]);
  const change = (name: keyof Typed) => ({ before: order[name], after: typed[name] });
  const body = {
    ...(!isSame('name') && { name: change('name') }),
    ...(!isSame('phone') && { phone: change('phone') }),
    ...(!isSame('address') && { address: change('address') }),
  };
  return Object.keys(body).length > 0 ? body : null;
}
