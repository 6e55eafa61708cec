// A page that uses `qiju/inline`.
import * as inline from 'qiju/inline';
import { probe } from './probe.js';

Object.assign(globalThis, { told: { inline: await probe(inline) } });
