import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { Plugin } from 'vite';

const TEXT = /\.(?:m?js|css|html|svg|json|txt|webmanifest)$/;
const SMALLEST = 200;

const brotli = promisify(brotliCompress);

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length <= SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
};

/** Writes a .br beside every text file of the build, so that a static server sends the best one. */
export const precompress = (): Plugin => {
  let outDir = '';
  return {
    name: 'qafila-precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async (error) => {
        // A failed build has nothing to compress, and reports its own error.
        if (error) return;
        const entries = await readdir(outDir, { recursive: true });
        await Promise.all(
          entries.filter((name) => TEXT.test(name)).map((name) => compressFile(join(outDir, name))),
        );
      },
    },
  };
};
