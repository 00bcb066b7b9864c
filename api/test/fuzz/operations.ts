import type { FastifyInstance } from 'fastify';
import { readApiDocument } from '../api-document.ts';

/** The keywords of JSON Schema that the API's own document uses. */
export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema?: JsonSchema }>;

export interface Operation {
  method: string;
  path: string;
  /** The caller needs one of them; empty for endpoints open to everyone, or to everyone signed in. */
  roles: string[];
  /** What a key needs; null if keys are refused, undefined if anyone may call. */
  scope?: string | null;
  parameters: Parameter[];
  /** By media type; empty if no body is expected. */
  body: Content;
  /** By status, then by media type. */
  answers: Record<string, Content>;
  /** A page or file of the edge, which responds with HTML or text. */
  kind?: 'page';
}

interface Documented {
  parameters?: Parameter[];
  security?: { bearer?: string[]; key?: string[] }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

interface Document {
  paths: Record<string, Record<string, Documented>>;
}

/** Every endpoint, as the OpenAPI document of the API describes it. */
export async function readOperations(app: FastifyInstance): Promise<Operation[]> {
  const { paths } = await readApiDocument<Document>(app);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], security = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      roles: security.flatMap(({ bearer = [] }) => bearer),
      ...(security.length > 0 && { scope: security.flatMap(({ key = [] }) => key)[0] ?? null }),
      parameters,
      body: requestBody?.content ?? {},
      answers: Object.fromEntries(Object.entries(responses).map(([status, { content }]) => [status, content ?? {}])),
    })),
  );
}
