import type { Plugin } from 'vite';

const mark = '?own-copy';

/**
 * Gives one module a copy of the router for itself. The router is one file, and a bundler does not split a file between
 * chunks: without the copy, what only this module uses (half of the router) would come with the first load. From both copies
 * go components that nobody uses: they stay because of their names for developer tools, and of calls not marked as pure.
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
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      return code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/^(?:var|let) \w+ = (?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$&/* @__PURE__ */ ');
    },
  };
}
