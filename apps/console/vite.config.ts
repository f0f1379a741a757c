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
    // Its content security policy allows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // The code that every screen starts with is one file: it compresses better than many, and takes one request. So
      // are icons shared by several screens, which are smaller than the headers of a separate file.
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
