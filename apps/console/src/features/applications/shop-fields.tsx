import type { Application } from '@haat/contracts';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { applicationMessages } from './messages.ts';

/** The shop that an approval creates, as typed. */
export type Typed = Record<'name' | 'name_bn' | 'district' | 'district_bn', string>;

/** Whether a text is written in Bangla. */
const isBangla = (text: string) => /\p{Script=Bengali}/u.test(text);

/** Prefilled values: the applicant's text, in the field for its script. */
export function beginning({ name, location }: Application): Typed {
  return {
    name: isBangla(name) ? '' : name,
    name_bn: isBangla(name) ? name : '',
    district: isBangla(location) ? '' : location,
    district_bn: isBangla(location) ? location : '',
  };
}

export interface ShopFieldsProps {
  typed: Typed;
  errors: Record<string, string>;
  onChange: (typed: Typed) => void;
}

/** The fields of the shop that an approval creates. */
export function ShopFields({ typed, errors, onChange }: ShopFieldsProps) {
  const t = useMessages(applicationMessages);
  const fieldOf = (name: keyof Typed, label: string) => ({
    name,
    label,
    value: typed[name],
    lang: name.endsWith('_bn') ? 'bn' : 'en',
    maxLength: 120,
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...typed, [name]: target.value }),
  });
  return (
    <div className="border-t border-border p-4">
      <h3 className="mb-2.5 font-medium">{t.makesShop}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...fieldOf('name', t.shopName)} />
        <TextField {...fieldOf('name_bn', t.shopNameBn)} />
        <TextField {...fieldOf('district', t.district)} />
        <TextField {...fieldOf('district_bn', t.districtBn)} />
      </div>
    </div>
  );
}
