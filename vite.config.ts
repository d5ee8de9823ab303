// Builds the screens: one page for each person at the table, served by the house itself.

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedBeside } from './vite.compress.ts';

export default defineConfig({
  root: 'src/screens',
  base: '/',
  plugins: [react(), compressedBeside()],
  build: {
    outDir: '../../dist/screens',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: {
      input: {
        front: 'src/screens/index.html',
        terminal: 'src/screens/terminal.html',
        console: 'src/screens/console.html',
        display: 'src/screens/display.html',
        one: 'src/screens/one.html',
        pit: 'src/screens/pit.html',
        director: 'src/screens/director.html',
        competitor: 'src/screens/competitor.html',
        board: 'src/screens/board.html',
        enrol: 'src/screens/enrol.html',
        surveillance: 'src/screens/surveillance.html',
        inspector: 'src/screens/inspector.html',
        again: 'src/screens/again.html',
        slip: 'src/screens/slip.html',
      },
    },
  },
});
