interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Continues in a task of its own, so that the browser can paint and answer people first. */
export const nextTask = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ??
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
