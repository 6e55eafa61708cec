// Where a page requires Trusted Types, the address of a script has to come from a policy: ours is named `qiju`.

/** @type {{ createScriptURL(address: string): URL } | null | undefined} null if the browser has no policies or the page forbids ours */
let policy;

function createPolicy() {
  try {
    const { trustedTypes } = /** @type {any} */ (globalThis);
    return trustedTypes?.createPolicy('qiju', { createScriptURL: (/** @type {string} */ address) => address }) ?? null;
  } catch {
    return null;
  }
}

/** @param {URL} address of one of our scripts @returns {URL} */
export function trustedScript(address) {
  if (policy === undefined) policy = createPolicy();
  return policy?.createScriptURL(address.href) ?? address;
}
