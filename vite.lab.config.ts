// Builds the lab's page apart from the house's screens: none of them can load it by accident.

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedBeside } from './vite.compress.ts';

export default defineConfig({
  root: 'src/lab-page',
  base: '/lab/',
  plugins: [react(), compressedBeside()],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/lab-page',
    emptyOutDir: true,
    target: 'es2022',
    // The page holds every rulebook with its clauses.
    chunkSizeWarningLimit: 700,
  },
});
