/**
 * Replaces TypeBox in browsers. The contracts become the same JSON schemas, which is all that
 * the readers need; TypeBox itself, with its validation, stays on the server.
 */
export * as Type from './typebox-type.ts';
