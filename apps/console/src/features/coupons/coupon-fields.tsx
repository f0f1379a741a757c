import { Notice } from '@haat/ui/feedback/notice.tsx';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { TypedCoupon } from './coupon-form.ts';
import { couponMessages } from './messages.ts';

export interface CouponFieldsProps {
  typed: TypedCoupon;
  errors: Record<string, string>;
  /** How often it was used; null for a new coupon, whose code can be chosen. */
  usedCount: number | null;
  onType: (change: Partial<TypedCoupon>) => void;
}

type TextName = Exclude<keyof TypedCoupon, 'is_active' | 'is_public'>;

/** The fields of a coupon, with a summary in words. */
export function CouponFields({ typed, errors, usedCount, onType }: CouponFieldsProps) {
  const t = useMessages(couponMessages);
  const { money, number } = useFormat();
  const value = Number(typed.value);
  const limit = Number(typed.total_limit);
  const hasValue = typed.value !== '' && value > 0;
  const fieldOf = (name: TextName, label: string) => ({
    name,
    label,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  });
  function limitHelp(): string {
    if (usedCount !== null && typed.total_limit !== '' && limit < usedCount) return t.belowUses;
    if (limit > 0 && limit === usedCount) return t.usedUp;
    return hasValue && limit > 0 ? t.costs(money(value * limit), number(limit)) : t.emptyNoLimit;
  }
  return (
    <>
      {hasValue && <Notice tone="success">{t.says(money(value), money(Number(typed.min_subtotal) || 0))}</Notice>}
      {usedCount === null && (
        <TextField
          {...fieldOf('code', t.code)}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          help={t.codeHelp}
          onChange={({ target }) => onType({ code: target.value.toUpperCase() })}
        />
      )}
      <div className="grid gap-4 @min-[23rem]:grid-cols-2">
        <TextField {...fieldOf('value', `${t.takesOff} (৳)`)} inputMode="decimal" />
        <TextField {...fieldOf('min_subtotal', `${t.from} (৳)`)} inputMode="decimal" />
        <TextField {...fieldOf('starts_at', t.starts)} type="datetime-local" help={t.emptyAlways} />
        <TextField {...fieldOf('ends_at', t.ends)} type="datetime-local" help={t.emptyAlways} />
        <TextField {...fieldOf('total_limit', t.atMost)} inputMode="numeric" help={limitHelp()} />
        <TextField {...fieldOf('per_customer_limit', t.eachShopper)} inputMode="numeric" help={t.emptyNoLimit} />
      </div>
      <div className="grid gap-1">
        <CheckboxRow
          label={t.isPublic}
          checked={typed.is_public}
          onChange={(isPublic) => onType({ is_public: isPublic })}
        />
        <CheckboxRow
          label={t.isActive}
          checked={typed.is_active}
          onChange={(isActive) => onType({ is_active: isActive })}
        />
      </div>
      {usedCount !== null && usedCount > 0 && <p className="text-xs text-ink-subtle">{t.usedNote}</p>}
    </>
  );
}
