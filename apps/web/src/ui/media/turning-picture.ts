import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router-dom';

/** The server renders no view transitions. */
const useIsTurning = import.meta.env.SSR ? () => false : useViewTransitionState;

/**
 * The style of a product's picture on its card and on its page: during a navigation between them, browsers that can
 * do so move the picture from one place to the other. `path` is the product's page.
 */
export function useTurningPicture(path: string, id: string): CSSProperties | undefined {
  return useIsTurning(path) ? { viewTransitionName: `product-${id}`, viewTransitionClass: 'product' } : undefined;
}
