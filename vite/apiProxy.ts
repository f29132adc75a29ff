import type { CommonServerOptions } from 'vite';

import { API_URL } from './pageFiles.ts';

/** Sends the API's calls, and nothing else, to the mock or whatever server the scripts name. */
export const apiProxy = (target: string | undefined): CommonServerOptions['proxy'] =>
  target
    ? {
        [API_URL]: {
          target,
          // A server that hangs up must look that way to the page too, not like an answer of this proxy.
          configure: (proxy) => {
            proxy.on('error', (_error, _req, res) => void res.destroy());
            proxy.on('proxyRes', (answer, _req, res) => {
              // The page takes the time from it: the API's own, or none.
              res.sendDate = false;
              answer.once('close', () => {
                if (!answer.complete) res.destroy();
              });
            });
          },
        },
      }
    : undefined;
