/**
 * Collects the memory of every instance that is created from now on.
 * @returns {{ memories: WebAssembly.Memory[], stop(): void }}
 */
export function collectMemories() {
  /** @type {WebAssembly.Memory[]} */
  const memories = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    /** @param {ConstructorParameters<typeof Instance>} args */
    constructor(...args) {
      super(...args);
      memories.push(...Object.values(this.exports).filter((it) => it instanceof WebAssembly.Memory));
    }
  };
  const stop = () => {
    WebAssembly.Instance = Instance;
  };
  return { memories, stop };
}
