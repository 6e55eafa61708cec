// With --full everything is tested at its full length, otherwise what takes long is shorter.
import { env } from 'node:process';

export const isFull = Boolean(env.QIJU_FULL);
