/** The preamble of React's fast refresh as a module, because the page's policy forbids it as an inline script. */
// @ts-expect-error The development server provides this module.
// oxlint-disable-next-line import/no-absolute-path
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
