import { test as base, expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openConnection, type Connection } from './connection.ts';
import type { Driver, Engine, Handle, Json } from './drivers/driver.ts';
import { findEngine, type EngineName } from './drivers/find-engine.ts';

const require = createRequire(import.meta.url);
/** Finds elements in the page by role and name, as Testing Library does. */
const queries = readFileSync(
  require.resolve('@testing-library/dom').replace('index.js', '@testing-library/dom.umd.min.js'),
  'utf8',
);

type Name = string | RegExp;
const inJson = (name: Name): Json => (typeof name === 'string' ? name : { source: name.source, flags: name.flags });

/** Elements that `how` finds with `what`, and that are in sight of a screen reader. */
const FIND = `
  const [how, what, name] = arguments;
  const matcher = (one) => (one && one.source !== undefined ? new RegExp(one.source, one.flags) : one);
  const root = document.querySelector('dialog[open], [role=dialog][aria-modal=true]') ?? document.body;
  const found = TestingLibraryDom['queryAllBy' + how](root, matcher(what), name === null ? {} : { name: matcher(name) });
`;

/** Elements of the page, looked up again for each use. */
export class Target {
  readonly #visitor: Visitor;
  readonly #query: Json[];
  constructor(visitor: Visitor, query: Json[]) {
    this.#visitor = visitor;
    this.#query = query;
  }

  count = () => this.#visitor.query<number>(`${FIND} return found.length;`, ...this.#query);
  text = () => this.#visitor.query<string>(`${FIND} return found[0]?.textContent ?? '';`, ...this.#query);

  isShown = () => expect.poll(this.count, { message: `${JSON.stringify(this.#query)} is shown` }).toBeGreaterThan(0);
  isGone = () => expect.poll(this.count, { message: `${JSON.stringify(this.#query)} is gone` }).toBe(0);

  /** Uses the element once it is there; tries again when the page has replaced it meanwhile. */
  async #use(act: (element: Handle) => Promise<void>) {
    await expect(async () => {
      const element = await this.#visitor.queryElement(`${FIND} return found[0] ?? null;`, ...this.#query);
      if (!element) throw new Error(`There is no ${JSON.stringify(this.#query)}.`);
      await act(element);
    }).toPass();
  }
  click = () => this.#use((element) => element.click());
  /** Types at the end of what the field holds. */
  type = (text: string) => this.#use((element) => element.type(text));
  /** Chooses an option by its value. */
  choose = (value: string) =>
    this.#visitor.query<void>(
      `${FIND} found[0].value = arguments[3]; found[0].dispatchEvent(new Event('change', { bubbles: true }));`,
      ...this.#query,
      value,
    );
}

/** Somebody at a browser of their own. */
export class Visitor {
  readonly driver: Driver;
  readonly connection: Connection;
  /** Errors in the console that this journey causes on purpose. */
  readonly causes: RegExp[] = [];
  constructor(driver: Driver, connection: Connection) {
    this.driver = driver;
    this.connection = connection;
  }

  visit = (path: string) => this.driver.goto(`${this.connection.origin}/marketplace${path}`);

  async #learn() {
    const knows = await this.driver.run<boolean>(`return typeof TestingLibraryDom !== 'undefined';`);
    if (!knows) await this.driver.run(queries);
  }
  async query<T>(body: string, ...values: Json[]) {
    await this.#learn();
    return this.driver.run<T>(body, ...values);
  }
  async queryElement(body: string, ...values: Json[]) {
    await this.#learn();
    return this.driver.element(body, ...values);
  }

  role = (role: string, name: Name) => new Target(this, ['Role', role, inJson(name)]);
  button = (name: Name) => this.role('button', name);
  link = (name: Name) => this.role('link', name);
  heading = (name: Name) => this.role('heading', name);
  field = (label: Name) => new Target(this, ['LabelText', inJson(label), null]);
  text = (text: Name) => new Target(this, ['Text', inJson(text), null]);

  /** The field for a file, which screens hide behind a button. */
  fileInput = () => ({
    type: async (file: string) => {
      const input = await this.driver.element(`return document.querySelector('input[type=file]');`);
      await input?.type(file);
    },
  });

  path = () =>
    this.driver.run<string>('return (location.pathname.slice("/marketplace".length) || "/") + location.search;');
  isAt = (path: string) => expect.poll(this.path).toBe(path);

  /** Waits until everything rendered is interactive. */
  answers = () =>
    expect
      .poll(() =>
        this.driver.run<boolean>(
          `return [...document.querySelectorAll('#root, [data-remote]')].every((part) => 'marketplaceAnswers' in part);`,
        ),
      )
      .toBe(true);

  signIn = async (email: string) => {
    await this.visit('/login');
    await this.answers();
    await this.field('Email').type(email);
    await this.field('Password').type('Marketplace1');
    await this.button('Sign In').click();
    await this.isAt('/');
    await this.button('Profile menu').isShown();
  };
}

interface Fixtures {
  visitor: Visitor;
}
interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await findEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, baseURL }, use, testInfo) => {
    const connection = await openConnection(baseURL ?? '');
    const driver = await engine.openWindow();
    await driver.resize(1440, 900);
    const visitor = new Visitor(driver, connection);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus)
      await driver.screenshot(testInfo.outputPath('failed.png')).catch(() => undefined);
    const isUnexpected = (error: string) => !visitor.causes.some((cause) => cause.test(error));
    const errors = [...driver.errors(), ...connection.reports()].filter(isUnexpected);
    await driver.close();
    await connection.close();
    expect(errors, 'errors in the console, and those that the page reported').toEqual([]);
  },
});

export { expect };
