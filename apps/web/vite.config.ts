import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownRouterCopy } from './build/own-router-copy.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const productionRouter = path.join(
  path.dirname(realpathSync(fileURLToPath(new URL('node_modules/react-router-dom', import.meta.url)))),
  'react-router/dist/production',
);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [ownRouterCopy('/navigation/whole-router.ts'), serviceWorker(), precompress()]),
  ],
  resolve: {
    // The package's exports name its development build alone; the other one lies beside it and is smaller.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: path.join(productionRouter, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: path.join(productionRouter, 'dom-export.mjs') },
          ]
        : [],
  },
  // The server's build holds all it needs, React as it is in production among it: it runs without node_modules.
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
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // What every page starts with is one file: it compresses better than many, and is asked for once.
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
}));
