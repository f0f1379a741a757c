import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownRouterCopy } from './build/own-router-copy.ts';
import { precompress } from '@haat/ui/build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { shortInlineScripts } from './build/short-inline-scripts.ts';

/**
 * Modules that many pages share are bundled into a few files, because small files compress badly and each request costs a cheap phone
 * milliseconds. Every page loads `first`, nearly every page except home loads `kit`, and lists of products also load `cards`.
 */
const sharedFiles = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'icons', test: /\/lucide\/dist\/esm\/icons\//, minShareCount: 2, priority: 1 },
  {
    name: 'kit',
    test: /\/packages\/ui\/src\/(?:text\/(?:money|unbroken)|navigation|feedback\/notice|forms\/(?:button|quantity))|\/src\/ui\/(?:commerce\/(?:price|rating)|media\/(?:picture|turning-picture)\.)/,
    minShareCount: 18,
    priority: 1,
  },
  {
    name: 'cards',
    test: /\/text\/marked|\/commerce\/(?:product-card|second-picture|grid-picture)|\/cards\/product-grid/,
    minShareCount: 12,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    shortClassNames(),
    shortInlineScripts(),
    ...(isSsrBuild ? [] : [ownRouterCopy('/navigation/whole-router.ts'), serviceWorker(), precompress()]),
  ],
  // The server's build contains everything it needs, including React's production build: it runs without
  // node_modules.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? ['src/entry-server.tsx', 'src/entry-addresses.ts'] : 'src/entry-client.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups: sharedFiles, includeDependenciesRecursively: false } },
    },
  },
}));
