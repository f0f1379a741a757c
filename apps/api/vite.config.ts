import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { lighterBundle } from './build/lighter-bundle.ts';

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

// The server's dependencies stay in node_modules, the one thing an installation needs; everything else goes into the
// bundle.
export default defineConfig({
  plugins: [lighterBundle()],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        worker: 'src/worker.ts',
        shop: 'src/shop.ts',
        'invoice-worker': 'src/features/orders/invoice/invoice-worker.ts',
        'render-worker': 'src/platform/web/render-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: true,
    // Vite is only installed in development, where the server runs from sources.
    external: ['vite', ...Object.keys(dependencies)],
  },
});
