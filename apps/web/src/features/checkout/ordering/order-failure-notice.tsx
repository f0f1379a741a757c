import { TextLink } from '@haat/ui/forms/button.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import type { OrderFailure } from './order-failure.ts';

/** Joins the notice to the form whose order it is about. */
export const orderFailureId = 'order-failure';

interface OrderFailureNoticeProps {
  failure: OrderFailure | null;
  /** Where lines that cannot be had are mended. */
  mend: { to: string; label: string };
}

/** Why nothing was ordered, by the button. */
export function OrderFailureNotice({ failure, mend }: OrderFailureNoticeProps) {
  if (!failure) return null;
  return (
    <Notice id={orderFailureId} tone="error" role="alert">
      {failure.text} {failure.isAboutCart && <TextLink to={mend.to}>{mend.label}</TextLink>}
    </Notice>
  );
}
