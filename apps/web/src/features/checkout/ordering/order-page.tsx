import type { ReactNode } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { LinkButton } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowLeftIcon, CashIcon } from '@haat/ui/icons/icons.ts';
import { Skeleton, TextSkeleton } from '@haat/ui/feedback/skeleton.tsx';
import { Steps } from '@haat/ui/layout/steps.tsx';
import { checkoutMessages } from '../messages.ts';

interface OrderPageProps {
  /** 0 cart, 1 confirm, 2 checkout; null for no steps. */
  step: number | null;
  title: string;
  text?: ReactNode;
  /** The products, or the form. */
  children: ReactNode;
  /** The sums: at the side on large screens, below on phones. */
  aside: ReactNode;
  below?: ReactNode;
}

/** Layout of each step of an order: the steps, a title, the content, and the sums. */
export function OrderPage({ step, title, text, children, aside, below }: OrderPageProps) {
  const t = useMessages(checkoutMessages);
  return (
    // At least as high as the screen, so that the footer does not move when the figures arrive.
    <div className="wrap min-h-dvh pb-(--gap-section)">
      {step === null ? <div className="h-4 sm:h-8" /> : <Steps labels={t.steps} current={step} name={t.stepsName} />}
      <h1 className="text-2xl">{title}</h1>
      {text && <p className="mt-1 text-sm text-ink-muted">{text}</p>}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          {children}
          {below}
        </div>
        <aside aria-label={t.yourOrder}>
          <Card className="flex flex-col gap-4 lg:sticky lg:top-20">{aside}</Card>
        </aside>
      </div>
    </div>
  );
}

interface OrderPagePendingProps extends Pick<OrderPageProps, 'step' | 'title'> {
  /** Placeholders of the content. */
  children?: ReactNode;
}

/** The same page while its data is loading. */
export function OrderPagePending({ step, title, children }: OrderPagePendingProps) {
  return (
    <OrderPage
      step={step}
      title={title}
      text={<Skeleton className="h-5 w-40" />}
      aside={
        <>
          <TextSkeleton lines={6} />
          <Skeleton className="h-12 w-full" />
        </>
      }
    >
      {children ?? (
        <Card className="flex flex-col gap-6">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </Card>
      )}
    </OrderPage>
  );
}

/** Payment is cash on delivery. */
export function CashOnDelivery() {
  const t = useMessages(checkoutMessages);
  return (
    <div className="flex gap-3 text-sm">
      <Icon of={CashIcon} size={20} className="mt-0.5 text-accent" />
      <div>
        <p className="font-semibold">{t.cashOnDelivery}</p>
        <p className="text-xs text-ink-muted">{t.cashOnDeliveryText}</p>
      </div>
    </div>
  );
}

/** Link back to the shop. */
export function BackToShop() {
  const t = useMessages(checkoutMessages);
  return (
    <div>
      <LinkButton to="/shop/all_shop" variant="ghost" className="-ms-3">
        <Icon of={ArrowLeftIcon} size={20} />
        {t.backToShop}
      </LinkButton>
    </div>
  );
}
