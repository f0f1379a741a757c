import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router-dom';

/** The server renders pages, and turns none. */
const useIsTurning = import.meta.env.SSR ? () => false : useViewTransitionState;

/**
 * The style of a product's picture, on its card and on its page: while one turns into the other the browser moves the picture from
 * place to place, if it can. `path` is the product's page.
 */
export function useTurningPicture(path: string, id: string): CSSProperties | undefined {
  return useIsTurning(path) ? { viewTransitionName: `product-${id}`, viewTransitionClass: 'product' } : undefined;
}
