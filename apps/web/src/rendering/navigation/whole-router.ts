import { createBrowserRouter } from 'react-router-dom';

/** The router with all code for navigation. The build gives this module its own copy: see build/own-router-copy.ts. */
export const createWholeRouter = createBrowserRouter;
