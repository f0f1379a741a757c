/** The development server's preamble of React's hot reloading, as a module: the page has no inline script. */
// @ts-expect-error The development server makes this module.
// oxlint-disable-next-line import/no-absolute-path
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
