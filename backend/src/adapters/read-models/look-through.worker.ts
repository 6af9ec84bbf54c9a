import { parentPort, workerData } from 'node:worker_threads';
import { lookAt } from './look-at.ts';
import type { LookedThrough } from './look-through.ts';

/** Node loads this file as it stands under test: types that erase. Answers with what it found, and ends. */

parentPort?.postMessage(lookAt(workerData as LookedThrough));
