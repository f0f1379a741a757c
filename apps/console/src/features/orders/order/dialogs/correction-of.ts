import { formatPhone } from '@haat/contracts/shared/format';
import type { AdminOrder } from '@haat/contracts';

/** The values in the fields of a correction. */
export interface Typed {
  name: string;
  phone: string;
  address: string;
}

/** An order's values as the fields show them. */
function typedOf({ name, phone, address }: Pick<AdminOrder, keyof Typed>): Typed {
  return { name, phone: formatPhone(phone, 'en'), address };
}

/** The fields: as typed, or with the order's values where nobody typed. */
export function withTyped(order: Pick<AdminOrder, keyof Typed>, typed: Partial<Typed>): Typed {
  return { ...typedOf(order), ...typed };
}

/** The corrections, each with the value it replaces; null while nothing differs. Fields that nobody typed in are none. */
export function correctionOf(order: Pick<AdminOrder, keyof Typed>, typed: Partial<Typed>) {
  const [stored, fields] = [typedOf(order), withTyped(order, typed)];
  const isSame = (name: keyof Typed) => fields[name].trim() === stored[name];
  const change = (name: keyof Typed) => ({ before: order[name], after: fields[name] });
  const body = {
    ...(!isSame('name') && { name: change('name') }),
    ...(!isSame('phone') && { phone: change('phone') }),
    ...(!isSame('address') && { address: change('address') }),
  };
  return Object.keys(body).length > 0 ? body : null;
}
