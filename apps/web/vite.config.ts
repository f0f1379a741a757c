import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownRouterCopy } from './build/own-router-copy.ts';
import { precompress } from '@haat/ui/build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
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
      // The code that every page starts with is one file: it compresses better than many, and takes one request.
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
}));
