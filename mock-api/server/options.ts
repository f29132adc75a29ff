import type { MockSetup } from '../core/mock.ts';
import type { Counts } from '../core/options.ts';

export interface MockOptions extends Pick<MockSetup, 'dialect' | 'latency' | 'today'> {
  /** 0, the default, takes a free port. */
  port?: number;
  seed?: number;
  counts?: Partial<Counts>;
  /** Where the data are kept across restarts; without it they are lost with the process. */
  file?: string;
  /** Drop the file's contents. */
  fresh?: boolean;
  /** Where uploads are kept; without it they stay in memory. */
  uploadsDir?: string;
}
