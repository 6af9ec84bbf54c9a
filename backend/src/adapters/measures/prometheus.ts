import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Measures } from '../../kernel/ports/measures.port.ts';

/** Seconds: from a read out of memory to a model that writes for minutes. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300, 600];

/** The measures in a registry of their own, so that several servers in one process do not mix. */
export function prometheusMeasures(): Measures {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'vouchwell_' });
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Histogram({ name: `vouchwell_${name}`, help, labelNames, buckets, registers });
  const gauge = (name: string, help: string) => new Gauge({ name: `vouchwell_${name}`, help, registers });

  const requests = new Counter({
    name: 'vouchwell_requests_total',
    help: 'Requests answered, by route pattern and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const requestSeconds = histogram('request_seconds', 'Time of a request', ['route']);
  const commandSeconds = histogram('command_seconds', 'Time of a command until it is visible', [
    'type',
    'outcome',
  ]);
  const appendSeconds = histogram('append_seconds', 'Time of a durable append to the event log', ['outcome']);
  const running = gauge('generations_running', 'Notes being written by a model');
  const lagEvents = gauge('projection_lag_events', 'Events the slowest projection has not passed');
  const lagSeconds = gauge('projection_lag_seconds', 'Age of the first of them');
  const parked = gauge('projections_parked', 'Projections that stand still');
  const missingKeys = gauge(
    'missing_keys',
    'Keys of patients or texts that are gone from the secrets without having been destroyed',
  );
  const damaged = gauge('damaged_streams', 'Streams set aside, as an event of them cannot be read');
  const verified = gauge(
    'log_verified_events',
    'Events the present pass over the log has compared with their hashes',
  );
  const verifiedAge = gauge('log_verified_age_seconds', 'Age of the last whole pass; -1 before the first');
  const damagedEvents = gauge(
    'log_damaged_events',
    'Events that are not what was written; 1 more where some are missing',
  );

  const encrypted = new Gauge({
    name: 'vouchwell_data_encrypted',
    help: 'Whether the data folder lies on an encrypted disk, as far as the system tells',
    labelNames: ['state'],
    registers,
  });

  // Labels are looked up once for each of their values, not for each observation.
  const answered = once((route, status) => requests.labels(route, status));
  const lasted = once((route) => requestSeconds.labels(route));
  const commanded = once((type, outcome) => commandSeconds.labels(type, outcome));
  const appended = once((outcome) => appendSeconds.labels(outcome));

  return {
    dataEncrypted: (state) => encrypted.set({ state }, 1),
    request(route, status, seconds) {
      answered(route, String(status)).inc();
      lasted(route).observe(seconds);
    },
    command: (type, outcome, seconds) => commanded(type, outcome).observe(seconds),
    append: (outcome, seconds) => appended(outcome).observe(seconds),
    generations: (count) => running.set(count),
    projectionLag(events, seconds) {
      lagEvents.set(events);
      lagSeconds.set(seconds);
    },
    parkedProjections: (count) => parked.set(count),
    damagedStreams: (count) => damaged.set(count),
    missingKeys: (count) => missingKeys.set(count),
    logVerified(events, seconds, found) {
      verified.set(events);
      verifiedAge.set(seconds ?? -1);
      damagedEvents.set(found);
    },
    report: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

/** Remembers what was made for each labels. They are patterns and types, so there are few. */
function once<Labels extends string[], T>(make: (...labels: Labels) => T): (...labels: Labels) => T {
  const made = new Map<string, T>();
  return (...labels) => {
    const key = labels.join(' ');
    let one = made.get(key);
    if (one === undefined) made.set(key, (one = make(...labels)));
    return one;
  };
}
