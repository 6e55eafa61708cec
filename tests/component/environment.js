// The environment of the component tests: Node with `visit`. It is loaded once per worker, outside Jest's module registry, since
// that would load jsdom again for each test file.
import RecordingEnvironment from '../environment.js';
import { closeAll, noteRejection, openElements, visit } from './visit.js';

process.on('unhandledRejection', noteRejection);

export default class ComponentEnvironment extends RecordingEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { visit, openElements });
  }

  /** @param {import('@jest/types').Circus.Event} event */
  handleTestEvent(event) {
    super.handleTestEvent(event);
    if (event.name === 'test_done') closeAll();
  }
}
