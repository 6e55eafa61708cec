// A program for workerd, which imports the compiled module.
import { load } from 'qiju';
// @ts-expect-error: only bundlers know the type of this import.
import module from 'qiju/qiju.wasm';
import { probe } from './probe.js';

export default {
  async fetch() {
    return new Response(await probe(await load(module)));
  },
};
