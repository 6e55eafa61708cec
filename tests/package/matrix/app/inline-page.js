// A page that uses the entry that is one file.
import * as inline from 'qiju/inline';
import { probe } from './probe.js';

Object.assign(globalThis, { told: { inline: await probe(inline) } });
