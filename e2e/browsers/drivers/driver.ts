export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An element of the page. */
export interface Handle {
  click: () => Promise<void>;
  /** Presses the keys of a text; in a file input, chooses the file at this path. */
  type: (text: string) => Promise<void>;
}

/** A browser window, driven by the browser's own protocol. */
export interface Driver {
  /** Opens an address; returns when its document is read, before everything it loads is there. */
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs the body of a function in the page, with `arguments`, and returns its result. */
  run: <T>(body: string, ...values: Json[]) => Promise<T>;
  /** The element that the body of a function returns. */
  element: (body: string, ...values: Json[]) => Promise<Handle | undefined>;
  /** Presses a key where the focus is, such as `Escape`. */
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  /** What the page has written to the console as an error so far, and errors that no script caught. */
  errors: () => string[];
  close: () => Promise<void>;
}

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** A browser that opens windows without any cookies or storage. */
export interface Engine {
  openWindow: () => Promise<Driver>;
  close: () => Promise<void>;
}
