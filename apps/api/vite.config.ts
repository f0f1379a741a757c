import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

// Our packages, and what only they depend on, go into the bundle; the server's own dependencies stay in node_modules.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/main.ts', worker: 'src/worker.ts', shop: 'src/shop.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: true,
    // Vite itself is there in development alone, where the sources run.
    external: ['vite', ...Object.keys(dependencies).filter((name) => !name.startsWith('@haat/'))],
  },
});
