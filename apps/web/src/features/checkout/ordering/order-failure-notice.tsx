import { TextLink } from '@haat/ui/forms/button.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import type { OrderFailure } from './order-failure.ts';

/** The id by which the order form refers to the notice. */
export const orderFailureId = 'order-failure';

interface OrderFailureNoticeProps {
  failure: OrderFailure | null;
  /** The page on which the failure can be resolved. */
  mend: { to: string; label: string };
}

/** Why the order was not placed, next to the button. */
export function OrderFailureNotice({ failure, mend }: OrderFailureNoticeProps) {
  if (!failure) return null;
  return (
    <Notice id={orderFailureId} tone="error" role="alert">
      {failure.text} {failure.isAboutCart && <TextLink to={mend.to}>{mend.label}</TextLink>}
    </Notice>
  );
}
