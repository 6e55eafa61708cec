// The environment of the component tests: Node, with `visit`. It is loaded once a worker, outside Jest's module registry,
// in which jsdom would be loaded anew for each test file.
import { TestEnvironment } from 'jest-environment-node';
import { closeAll, noteRejection, openElements, visit } from './visit.js';

process.on('unhandledRejection', noteRejection);

export default class ComponentEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { visit, openElements });
  }

  /** @param {{ name: string }} event */
  handleTestEvent({ name }) {
    if (name === 'test_done') closeAll();
  }
}
