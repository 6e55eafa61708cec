// A program for workerd, which is given the compiled module.
import { load } from 'qiju';
// @ts-expect-error: Types are for bundlers to give.
import module from 'qiju/qiju.wasm';
import { probe } from './probe.js';

export default {
  async fetch() {
    return new Response(await probe(await load(module)));
  },
};
