import type { MockSetup } from '../core/mock.ts';
import type { Counts } from '../core/options.ts';

export interface MockOptions extends Pick<MockSetup, 'dialect' | 'latency' | 'today'> {
  /** 0, the default, takes a free port. */
  port?: number;
  seed?: number;
  counts?: Partial<Counts>;
  /** Where the data are kept over a restart; without it they are gone with the process. */
  file?: string;
  /** Drop what the file holds. */
  fresh?: boolean;
  /** Where uploads are kept; without it they stay in memory. */
  uploadsDir?: string;
}
