import type { Plugin } from 'vite';

const mark = '?own-copy';

/**
 * Gives a module its own copy of the router. The router is a single file, which a bundler does not split between
 * chunks: without the copy, the half that only this module uses would be part of the first load (decision 0038).
 */
export function ownRouterCopy(module: string): Plugin {
  return {
    name: 'own-router-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isAsked = importer?.endsWith(module) === true && source === 'react-router-dom';
      const isWithin = importer?.endsWith(mark) === true && /^\.|react-router/.test(source);
      if (!isAsked && !isWithin) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + mark, moduleSideEffects: false };
    },
  };
}
