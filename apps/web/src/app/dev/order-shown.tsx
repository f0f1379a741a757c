import { Card } from '@haat/ui/layout/card.tsx';
import { Steps } from '@haat/ui/layout/steps.tsx';
import { Sum } from '@haat/ui/layout/sum.tsx';
import { Timeline } from '@haat/ui/layout/timeline.tsx';

export function OrderShown() {
  return (
    <>
      <Steps name="Your order" labels={['Cart', 'Confirm', 'Checkout', 'Done']} current={1} />
      <Card>
        <Timeline
          label="Order status"
          steps={[
            { label: 'Pending', time: '21 Nov, 10:04', state: 'done' },
            { label: 'Confirmed', time: '21 Nov, 11:30', state: 'done' },
            { label: 'Packed', time: '21 Nov, 15:12', state: 'current' },
            { label: 'Shipped', state: 'coming' },
            { label: 'Delivered', state: 'coming' },
          ]}
        />
      </Card>
      <Card className="max-w-100">
        <Sum
          rows={[
            { label: 'Subtotal', taka: 5100 },
            { label: 'Delivery', taka: 60 },
            { label: 'Coupon', taka: -100 },
          ]}
          total={{ label: 'Total', taka: 5060 }}
          note="Including taxes and shipping costs"
        />
      </Card>
    </>
  );
}
