// Gives properties the same cases in every run; QIJU_SEED=<integer> changes them.
import fc from 'fast-check';
import { runs } from './runs.js';

fc.configureGlobal({ seed: Number(process.env.QIJU_SEED ?? 2026), numRuns: runs(100) });
