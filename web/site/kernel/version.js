// Pages and service workers tell each other their versions of the site.

/** @param {{ postMessage(message: unknown, transfer: Transferable[]): void }} other @returns {Promise<string>} never settles if it does not answer */
export const versionOf = (other) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    other.postMessage('version', [port2]);
  });

/** Tells the version to whoever asks for it. @param {EventTarget} asked @param {string | undefined} version */
export const tellVersion = (asked, version) =>
  asked.addEventListener('message', (event) => {
    const { data, ports } = /** @type {MessageEvent} */ (event);
    if (data === 'version') ports[0].postMessage(version);
  });
