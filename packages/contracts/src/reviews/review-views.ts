/**
 * The lists of reviews in the console: those waiting for approval, visible ones with one or two stars, hidden ones,
 * and all.
 */
export const reviewViews = ['look', 'low', 'hidden', 'all'] as const;
export type ReviewView = (typeof reviewViews)[number];
