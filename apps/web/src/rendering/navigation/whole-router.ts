import { createBrowserRouter } from 'react-router-dom';

/** The router with everything a navigation needs. The build gives this module a copy of it: see build/own-router-copy.ts. */
export const createWholeRouter = createBrowserRouter;
