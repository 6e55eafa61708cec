// With --full every test has its full length. Otherwise long tests are shortened.
import { env } from 'node:process';

export const isFull = Boolean(env.QIJU_FULL);
