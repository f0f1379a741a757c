import type { OrderStatus } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { ReactNode } from 'react';
import { ordersMessages } from '../messages.ts';

const colours: Record<OrderStatus, string> = {
  pending: 'text-status-pending',
  confirmed: 'text-info',
  packed: 'text-info',
  shipped: 'text-info',
  delivered: 'text-success',
  cancelled: 'text-status-ended',
  returned: 'text-danger',
};

const ring = <circle cx="12" cy="12" r="9" strokeWidth="2.2" />;
const disc = <circle cx="12" cy="12" r="10" className="fill-current stroke-none" />;

/** They fill like a clock: dashed, a quarter, half, three quarters; then a tick, a cross or an arrow. */
const shapes: Record<OrderStatus, ReactNode> = {
  pending: <circle cx="12" cy="12" r="9" strokeDasharray="3.6 3.47" strokeWidth="2.4" />,
  confirmed: (
    <>
      {ring}
      <path className="fill-current stroke-none" d="M12 12V6.5A5.5 5.5 0 0 1 17.5 12Z" />
    </>
  ),
  packed: (
    <>
      {ring}
      <path className="fill-current stroke-none" d="M12 6.5a5.5 5.5 0 0 1 0 11Z" />
    </>
  ),
  shipped: (
    <>
      {ring}
      <path className="fill-current stroke-none" d="M12 12H6.5A5.5 5.5 0 1 0 12 6.5Z" />
    </>
  ),
  delivered: (
    <>
      {disc}
      <path className="stroke-surface" strokeWidth="2.4" d="m7.8 12.3 2.9 2.9 5.6-6" />
    </>
  ),
  cancelled: (
    <>
      {disc}
      <path className="stroke-surface" strokeWidth="2.4" d="m8.6 8.6 6.8 6.8m0-6.8-6.8 6.8" />
    </>
  ),
  returned: (
    <>
      {disc}
      <path className="stroke-surface" strokeWidth="2.1" d="M10.4 7.6 7.4 10.6l3 3M7.8 10.6h5.6a3 3 0 0 1 0 6h-1.6" />
    </>
  ),
};

/** A status as an icon and text; never by colour alone. */
export function StatusSign({ status }: { status: OrderStatus }) {
  const t = useMessages(ordersMessages);
  return (
    <span className="inline-flex items-center gap-1.75 font-medium whitespace-nowrap">
      <svg
        width="16"
        height="16"
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={classNames('flex-none fill-none stroke-current', colours[status])}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shapes[status]}
      </svg>
      {t.statuses[status]}
    </span>
  );
}
