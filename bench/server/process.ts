import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

import manifest from '../../package.json' with { type: 'json' };
import { SERVER } from '../../scripts/builds.ts';

/** A port that is free now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const TICKS = 100;

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  readonly #args: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  constructor(port: number, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.url = `http://127.0.0.1:${port}`;
    this.#args = args;
    this.#env = env;
  }

  /** Starts it, and returns after how many milliseconds it answered. */
  async start(path = '/health'): Promise<number> {
    const began = performance.now();
    this.#child = spawn(process.execPath, [...this.#args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...this.#env },
    });
    for (;;) {
      if (this.#child.exitCode !== null) throw new Error(`${this.#args.join(' ')} ended`);
      const answer = await fetch(this.url + path).catch(() => undefined);
      if (answer && answer.status < 500) return performance.now() - began;
      await wait(10);
    }
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /** Processor time used so far, in milliseconds; Linux tells. */
  cpu(): number {
    const [, fields = ''] = readFileSync(`/proc/${this.#child?.pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return ((user + system) * 1000) / TICKS;
  }

  /** Memory in use, in bytes. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }
}

const FLAGS = manifest.scripts.serve.split(' ').slice(1, -1);

/** The product's server, as installed. */
export const productServer = (port: number, data: string, databaseUrl?: string): ServerProcess =>
  new ServerProcess(
    port,
    [...FLAGS, SERVER, '--data', data, '--port', String(port), '--quiet', '--sample'],
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
  );
