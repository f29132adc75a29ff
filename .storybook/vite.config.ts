import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { kitLayer } from '../vite/kitLayer.ts';

/** Without the pages, entries and compression of the app's own build. */
export default defineConfig({
  plugins: [react(), kitLayer()],
  // For older browsers `light-dark()` would be rewritten so that only a whole page can be dark.
  build: { target: ['chrome130', 'firefox130', 'safari18'] },
});
