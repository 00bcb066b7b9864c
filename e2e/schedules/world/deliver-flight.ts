import type { CartEntry } from '../../../shared/src/offline/queue/cart-entry.ts';
import type { ApiAnswer } from '../server/api-under-test.ts';
import { bring, drawFault, lose, type Fault, type Flight } from './network.ts';
import { chance, describe, type World } from './world.ts';

const refreshPath = '/auth/refresh';

const subjectOf = (authorization: unknown): string | undefined => {
  const payload = String(authorization ?? '').split('.')[1];
  return payload && (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: string }).sub;
};

/** As browsers send them: no content type without a body. */
const headersOf = ({ config }: Flight) =>
  Object.fromEntries(
    Object.entries(config.headers.toJSON())
      .filter(([name]) => config.data !== undefined || name.toLowerCase() !== 'content-type')
      .map(([name, value]) => [name, String(value)]),
  );

const urlOf = ({ config }: Flight) => {
  const query = new URLSearchParams((config.params ?? {}) as Record<string, string>).toString();
  return `${config.baseURL ?? ''}${config.url ?? ''}${query === '' ? '' : `?${query}`}`;
};

/** The line that the API created or changed. */
const lineIn = (body: unknown) => body as { cartItemId?: string; noOfUsers?: number };

const commit = (world: World, entry: CartEntry, answer: ApiAnswer) => {
  const made = world.history.of(entry.id);
  const model = world.models[entry.owner as 'buyer'];
  const { cartItemId = '', noOfUsers } = lineIn(answer.body);
  if (!made) return;
  if (made.committedAt !== undefined) {
    if (made.answered !== noOfUsers)
      world.broken.push(
        `doubled: ${describe(entry)} was answered ${String(made.answered)}, then ${String(noOfUsers)} users`,
      );
    return;
  }
  // A bulk removal skips lines that are already gone.
  if (entry.type === 'cart-remove' && !model.has(entry.data.cartItemId)) return;
  made.committedAt = world.history.nextCommit();
  made.answered = noOfUsers;
  model.apply(entry, cartItemId);
  const held = model.lines().find((line) => line.cartItemId === cartItemId)?.noOfUsers;
  if (noOfUsers !== undefined && held !== noOfUsers)
    world.broken.push(`wrong amount: ${describe(entry)} left ${noOfUsers} users where ${String(held)} were due`);
};

/** Delivers the request to the API and records the effect. */
export const arrive = async (world: World, flight: Flight): Promise<ApiAnswer> => {
  const { entries, config } = flight;
  const headers = headersOf(flight);
  const subject = subjectOf(headers.Authorization);
  const [first] = entries;
  if (first && subject !== undefined && subject !== first.owner)
    world.broken.push(`sent as another: ${describe(first)} with the token of ${subject}`);
  const body = config.data === undefined ? undefined : String(config.data);
  const answer = await world.api.call({
    method: (config.method ?? 'get').toUpperCase(),
    url: urlOf(flight),
    headers,
    body,
  });
  world.history.note(
    `  arrives ${entries.map(({ id }) => id).join()} ${config.method} ${config.url}: ${answer.status}`,
  );
  if (answer.status >= 500) throw new Error(`The API failed: ${JSON.stringify(answer.body)}`);
  if (answer.status === 200 && config.url === refreshPath)
    world.api.renewed((JSON.parse(body ?? '{}') as { refreshToken: string }).refreshToken, answer.body as never);
  entries.forEach((entry) => {
    const made = world.history.of(entry.id);
    if (made) made.arrivals += 1;
    if (answer.status < 300) commit(world, entry, answer);
  });
  return answer;
};

const failed = (world: World): ApiAnswer => ({
  status: world.random.of([500, 502, 503, 504, 429]),
  body: { message: 'Something went wrong.' },
});

const faultOf = (world: World, { config }: Flight): Fault => {
  if (!world.online) return chance(world, 90) ? 'lost' : 'answer lost';
  if (!world.faulty) return 'none';
  const fault = drawFault(world.random);
  return config.url === refreshPath && fault === 'in flight' ? 'none' : fault;
};

/** Moves a request one step: to the API, back to the tab, or into a fault. */
export const advance = async (world: World, flight: Flight): Promise<void> => {
  const leave = () => void (world.flights = world.flights.filter((other) => other !== flight));
  if (flight.answer) {
    leave();
    const failureCame = flight.answer.status >= 400;
    flight.entries.forEach(({ id }) => failureCame && Object.assign(world.history.of(id) ?? {}, { failureCame }));
    return bring(flight, flight.answer);
  }
  const fault = faultOf(world, flight);
  world.history.note(`${flight.entries.map(({ id }) => id).join() || flight.config.url} meets ${fault}`);
  if (fault === 'none') flight.answer = await arrive(world, flight);
  if (fault === 'failed before') flight.answer = failed(world);
  if (fault === 'unauthorized') flight.answer = { status: 401, body: { message: 'Your session has ended.' } };
  if (fault === 'in flight') flight.answer = { status: 409, body: { code: 'in_flight', message: 'Just now.' } };
  if (fault === 'failed after') {
    await arrive(world, flight);
    flight.answer = failed(world);
  }
  if (fault === 'answer lost') await arrive(world, flight);
  if (flight.answer) return undefined;
  if (fault === 'strayed' && flight.entries.length > 0) {
    world.strays.push(flight);
    flight.entries.forEach(({ id }) => Object.assign(world.history.of(id) ?? {}, { strayed: true }));
  }
  leave();
  return lose(flight);
};
