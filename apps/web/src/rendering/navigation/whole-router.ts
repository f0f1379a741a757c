import { createBrowserRouter } from 'react-router-dom';

/** The router with all that navigation needs. The build gives this module its own copy: see build/own-router-copy.ts. */
export const createWholeRouter = createBrowserRouter;
