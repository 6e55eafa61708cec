// Where a page requires Trusted Types, the address of a script has to come from a policy: this one is named `qiju`.

/** @type {{ createScriptURL(address: string): URL } | null | undefined} null if the browser has no policies, or the page allows none */
let policy;

function createPolicy() {
  try {
    const { trustedTypes } = /** @type {any} */ (globalThis);
    return trustedTypes?.createPolicy('qiju', { createScriptURL: (/** @type {string} */ address) => address }) ?? null;
  } catch {
    return null;
  }
}

/** @param {URL} address of a script of ours @returns {URL} */
export function trustedScript(address) {
  if (policy === undefined) policy = createPolicy();
  return policy?.createScriptURL(address.href) ?? address;
}
