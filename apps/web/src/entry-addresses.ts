import { queuedClicksScript } from './rendering/queued-clicks-script.ts';
import { loadingScript } from './rendering/loading-script.ts';
import { startScript } from './rendering/start-script.ts';
import { cartCountScript } from './features/checkout/cart/cart-count-script.ts';

export { canonicalUrl } from './rendering/canonical-url.ts';

/** The documents' inline scripts, for the server's content security policy. */
export const inlineScripts = [loadingScript, queuedClicksScript, cartCountScript, startScript];
