import process from 'node:process';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** In the text format of Prometheus. */
export class Metrics {
  readonly #answers = new Map<string, number>();
  readonly #buckets = BUCKETS_S.map(() => 0);
  #count = 0;
  #seconds = 0;

  answered(method: string, status: number, seconds: number): void {
    const labels = `method="${method}",status="${status}"`;
    this.#answers.set(labels, (this.#answers.get(labels) ?? 0) + 1);
    this.#count += 1;
    this.#seconds += seconds;
    for (const [index, most] of BUCKETS_S.entries()) {
      if (seconds <= most) this.#buckets[index]! += 1;
    }
  }

  text(): string {
    const lines = [
      '# TYPE qafila_http_answers_total counter',
      ...[...this.#answers].map(
        ([labels, count]) => `qafila_http_answers_total{${labels}} ${count}`,
      ),
      '# TYPE qafila_http_seconds histogram',
      ...BUCKETS_S.map(
        (most, index) => `qafila_http_seconds_bucket{le="${most}"} ${this.#buckets[index]}`,
      ),
      `qafila_http_seconds_bucket{le="+Inf"} ${this.#count}`,
      `qafila_http_seconds_sum ${this.#seconds}`,
      `qafila_http_seconds_count ${this.#count}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
    ];
    return `${lines.join('\n')}\n`;
  }
}
