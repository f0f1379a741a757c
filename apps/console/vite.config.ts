import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { precompress } from '@haat/ui/build/precompress.ts';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // Its policy of content allows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // What every screen starts with is one file: it compresses better than many, and is asked for once. So are the drawings that several
      // screens share, which are smaller than the headers of a file of their own.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
