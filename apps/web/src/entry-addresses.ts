import { queuedClicksScript } from './rendering/queued-clicks-script.ts';
import { cartCountScript } from './features/checkout/cart/cart-count-script.ts';

export { canonicalUrl } from './rendering/canonical-url.ts';

/** The scripts that stand in the documents themselves, for the server's script policy. */
export const inlineScripts = [queuedClicksScript, cartCountScript];
