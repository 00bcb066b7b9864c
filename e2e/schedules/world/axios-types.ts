import type { marketplace } from '../../../shared/src/http/clients.ts';

type Adapter = Extract<(typeof marketplace)['defaults']['adapter'], (...given: never[]) => unknown>;

/** A request as passed to the network. */
export type CallConfig = Parameters<Adapter>[0];
export type CallResponse = Awaited<ReturnType<Adapter>>;
export type Client = typeof marketplace;
