import type { Plugin } from 'vite';

const KIT_SHEET = /\/src\/admin\/kit\/.*\.module\.css$/;

/**
 * Puts the sheets of the kit into a cascade layer: a screen's own sheet wins over them, whichever is loaded
 * first. Runs between the two steps by which Vite makes CSS, as the first refuses `composes` in a layer.
 */
export const kitLayer = (): Plugin => ({
  name: 'qafila-kit-layer',
  transform: {
    filter: { id: KIT_SHEET },
    handler: (code) => ({ code: `@layer base, kit;\n@layer kit {\n${code}\n}`, map: null }),
  },
});
