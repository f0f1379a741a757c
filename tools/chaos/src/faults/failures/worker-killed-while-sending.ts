import { atMost, exactly, type Fault, withinMs } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';
import { orderNumbersOf } from '../../stage/load.ts';
import { forgetWaitingMails, mailsOnceSent } from '../../stage/mails.ts';

const orders = 5;

export const workerKilledWhileSending: Fault = {
  id: 'I9',
  title: 'kill -9 of the process that sends, right after the mail server took a mail',
  runs: { short: 1, long: 10 },
  async run(stage) {
    const { goods, shops, mailServer } = stage;
    await forgetWaitingMails(stage);
    const [sender, other] = shops;
    await other.stop();
    const product = await goods.product({ stock: orders });
    const shoppers = await goods.shoppers(orders);
    const killed = Promise.withResolvers<void>();
    mailServer.onArrival = () => {
      mailServer.onArrival = () => {};
      killed.resolve(sender.kill());
    };
    for (const shopper of shoppers) {
      const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
      await postCheckout(sender.port, { shopper, body }).catch(() => {});
    }
    await killed.promise;
    const killedAt = performance.now();
    await Promise.all([sender.start(), other.start()]);

    const mails = await mailsOnceSent(stage, await orderNumbersOf(stage, shoppers));
    const arrivals = mails.map((id) => mailServer.arrived.filter((messageId) => messageId.includes(id)).length);
    return {
      mails: { value: mails.length, bar: '> 0', isWithin: mails.length > 0 },
      'never arrived': exactly(arrivals.filter((count) => count === 0).length, 0),
      // Three are sent at a time; the mail server may already have accepted each of them.
      'arrived twice': atMost(
        arrivals.reduce((sum, count) => sum + count - 1, 0),
        3,
      ),
      'all out after': withinMs(performance.now() - killedAt, 60_000),
    };
  },
};
