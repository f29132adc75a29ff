import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Without the pages, entries and compression of the app's own build. */
export default defineConfig({
  plugins: [react()],
});
