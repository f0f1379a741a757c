import { createBrowserRouter } from 'react-router-dom';
import { ignoreSkippedTransitions } from './skipped-transitions.ts';

/** The router with all code for navigation. The build gives this module its own copy: see build/own-router-copy.ts. */
export const createWholeRouter: typeof createBrowserRouter = (...page) => {
  ignoreSkippedTransitions();
  return createBrowserRouter(...page);
};
